// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';

function Rounds() {
  const [value, setValue] = useState('10');
  return <NumberField label="Rounds" min="0" max="20" value={value} onValueChange={setValue} />;
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => {
  vi.useFakeTimers();
  render(
    <I18nProvider i18n={i18n}>
      <Rounds />
    </I18nProvider>,
  );
});
afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Increase: Rounds' });
/** Time goes by, and the page is rendered between two steps, as it is where time is real. */
function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += 25) act(() => void vi.advanceTimersByTime(25));
}

test('a NumberField leaves the text of an input method alone until that has ended', () => {
  for (const value of ['１', '１２']) {
    fireEvent.input(input(), { target: { value }, isComposing: true });
    expect(input().value).toBe(value);
  }
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('12');
});

test('a NumberField steps once for a press of its button', () => {
  fireEvent.pointerDown(more(), { button: 0 });
  fireEvent.pointerUp(more());
  fireEvent.click(more());
  pass(5_000);
  expect(input().value).toBe('11');
});

test('a NumberField goes on while its button is held, and stops at the greatest number', () => {
  fireEvent.pointerDown(more(), { button: 0 });
  pass(400 + 2 * 75);
  expect(input().value).toBe('13');
  fireEvent.pointerUp(more());
  fireEvent.click(more());
  pass(5_000);
  expect(input().value).toBe('13');
  fireEvent.pointerDown(more(), { button: 0 });
  pass(5_000);
  expect(input().value).toBe('20');
  expect(more().disabled).toBe(true);
});

test('a NumberField whose text was marked as a whole keeps the mark while its thousands lose their signs', () => {
  render(
    <I18nProvider i18n={i18n}>
      <NumberField label="Limit" value="400000" onValueChange={() => undefined} />
    </I18nProvider>,
  );
  const limit = screen.getByRole<HTMLInputElement>('textbox', { name: 'Limit' });
  expect(limit.value).toBe('400,000');
  limit.select();
  fireEvent.focus(limit);
  expect([limit.value, limit.selectionStart, limit.selectionEnd]).toEqual(['400000', 0, 6]);
  fireEvent.blur(limit);
  limit.setSelectionRange(3, 3);
  fireEvent.focus(limit);
  expect(limit.selectionEnd).toBe(limit.selectionStart);
});
