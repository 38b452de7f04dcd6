import { t } from '@lingui/core/macro';
import { el, onLanguage } from './dom.ts';
import { type IconName, icon } from './icons.ts';

/** Why the reels are covered; of several reasons the first one here is shown. */
const reasons = ['ended', 'failed', 'offline', 'paused', 'loading'] as const;
export type OverlayReason = (typeof reasons)[number];

interface Wording {
  readonly icon: IconName;
  readonly title: () => string;
  readonly text: () => string;
  readonly actionLabel?: () => string;
}

const wordings: Readonly<Record<OverlayReason, Wording>> = {
  ended: {
    icon: 'lock',
    title: () => t`The game session has ended`,
    text: () => t`Open the game again to go on. Rounds that were not finished are completed and paid.`,
    actionLabel: () => t`Back to the games`,
  },
  failed: {
    icon: 'warning',
    title: () => t`The game could not be opened`,
    text: () => t`The game server does not answer. Check your connection and try again.`,
    actionLabel: () => t`Try again`,
  },
  offline: {
    icon: 'warning',
    title: () => t`Connection lost`,
    text: () => t`Your round is kept and will not be charged twice. Trying again…`,
    actionLabel: () => t`Try now`,
  },
  paused: {
    icon: 'clock',
    title: () => t`Paused`,
    text: () => t`The game goes on when you come back.`,
  },
  loading: {
    icon: 'clock',
    title: () => t`Opening the game…`,
    text: () => '',
  },
};

/** Covers the reels while nothing can be played, and says why and what to do. */
export function createOverlay() {
  const element = el('div', { class: 'overlay', role: 'alert', hidden: true });
  const shown = new Map<OverlayReason, (() => void) | undefined>();

  function write(): void {
    const reason = reasons.find((candidate) => shown.has(candidate));
    element.hidden = !reason;
    element.replaceChildren();
    if (!reason) return;
    element.dataset.reason = reason;
    const { icon: name, title, text, actionLabel } = wordings[reason];
    const run = shown.get(reason);
    element.append(icon(name), el('h2', {}, title()), el('p', {}, text()));
    if (!actionLabel || !run) return;
    const button = el('button', { type: 'button', class: 'primary-button' }, actionLabel());
    button.addEventListener('click', run);
    element.append(button);
  }
  onLanguage(write);
  return {
    element,
    /** @param run what the button does; without it there is none */
    show: (reason: OverlayReason, run?: () => void) => {
      shown.set(reason, run);
      write();
    },
    hide: (reason: OverlayReason) => {
      if (shown.delete(reason)) write();
    },
  };
}

export type Overlay = ReturnType<typeof createOverlay>;
