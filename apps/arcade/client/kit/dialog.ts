import { t } from '@lingui/core/macro';
import { el, onLanguage } from './dom.ts';
import { icon } from './icons.ts';

export interface Dialog {
  readonly element: HTMLDialogElement;
  /** Where the content goes. */
  readonly body: HTMLElement;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A modal sheet with a title and a close button. The platform's own dialog: it keeps the focus inside, closes on Escape and
 * gives the focus back.
 */
export function createDialog(name: string, title: () => string): Dialog {
  const heading = el('h2', { id: `${name}-title` });
  const close = el('button', { type: 'button', class: 'icon-button' }, icon('close'));
  const body = el('div', { class: 'dialog-body', tabindex: '0' });
  const element = el(
    'dialog',
    { class: 'dialog', 'aria-labelledby': heading.id },
    el('div', { class: 'dialog-panel' }, el('header', { class: 'dialog-head' }, heading, close), body),
  );
  onLanguage(() => {
    heading.textContent = title();
    close.setAttribute('aria-label', t`Close`);
    body.setAttribute('aria-label', title());
  });
  close.addEventListener('click', () => element.close());
  // a press on the dimmed game around the panel
  element.addEventListener('pointerdown', (event) => {
    if (event.target === element) element.close();
  });
  return {
    element,
    body,
    open: () => {
      if (!element.open) element.showModal();
    },
    close: () => element.close(),
  };
}
