// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberCentreFixtures } from './MemberCentre.fixtures.ts';
import { MemberCentreDialog } from './MemberCentreDialog.tsx';

const onClose = vi.fn();
const animate = vi.fn();

/** Opens the centre on a screen of this kind. @returns the row at its head */
function open({ isPhone, isStill = false }: { isPhone: boolean; isStill?: boolean }): HTMLElement {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') ? isStill : isPhone }));
  render(
    <I18nProvider i18n={i18n}>
      <MemberCentreDialog open onClose={onClose} name="sokha" items={memberCentreFixtures}>
        <h1>Betting record</h1>
      </MemberCentreDialog>
    </I18nProvider>,
  );
  return screen.getByText('sokha');
}

/** A finger goes down this many pixels from there, slowly. */
function pull(from: HTMLElement, distance: number): void {
  const at = (clientY: number) => ({ clientY, pointerType: 'touch', isPrimary: true, pointerId: 1, bubbles: true });
  fireEvent.pointerDown(from, at(10));
  fireEvent.pointerMove(from, at(10 + distance));
  fireEvent.pointerUp(from, at(10 + distance));
}
const endMove = () => act(() => animate.mock.results.at(-1)?.value.onfinish?.());

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  animate.mockImplementation(() => ({}));
  Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn(), animate });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a centre over a page is pulled down by its head on a phone, and closes once it is out', () => {
  pull(open({ isPhone: true }), 200);
  expect(animate.mock.lastCall?.[0].at(-1)).toEqual({ translate: '0 100%' });
  expect(onClose).not.toHaveBeenCalled();
  endMove();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a centre that is pulled a little goes back', () => {
  pull(open({ isPhone: true }), 20);
  expect(animate.mock.lastCall?.[0].at(-1)).toEqual({ translate: '0 0' });
  endMove();
  expect(onClose).not.toHaveBeenCalled();
});

test('a centre that is pulled by a reader without motion closes at once', () => {
  pull(open({ isPhone: true, isStill: true }), 200);
  expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 0 });
});

test('a centre on a wide screen, and a button at its head, are not pulled', () => {
  pull(open({ isPhone: false }), 200);
  cleanup();
  open({ isPhone: true });
  pull(screen.getByRole('button', { name: 'Close' }), 200);
  expect(animate).not.toHaveBeenCalled();
});

test.each([
  ['a button', <button key="it" type="button" aria-label="it" />, 1],
  ['a field', <input key="it" aria-label="it" />, 0],
  ['a field of several lines', <textarea key="it" aria-label="it" />, 0],
  [
    'a button of a form that is left by it',
    <form key="it" data-keeps-escape>
      <button type="submit" aria-label="it" />
    </form>,
    0,
  ],
] as const)('Escape on %s inside of a centre over a page', (_what, content, closed) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(
    <I18nProvider i18n={i18n}>
      <MemberCentreDialog open onClose={onClose} name="sokha" items={memberCentreFixtures}>
        {content}
      </MemberCentreDialog>
    </I18nProvider>,
  );
  fireEvent.keyDown(screen.getByLabelText('it'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(closed);
});
