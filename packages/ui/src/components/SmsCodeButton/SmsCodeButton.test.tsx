// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SmsCodeButton, type SmsCodeButtonProps } from './SmsCodeButton.tsx';

const start = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const element = (props: Partial<SmsCodeButtonProps>) => (
  <I18nProvider i18n={i18n}>
    <SmsCodeButton onSend={() => {}} {...props} />
  </I18nProvider>
);
const button = (): HTMLElement => screen.getByRole('button');
/** What is seen on it; the reason why it waits is its description. */
const label = (): string | null | undefined => button().querySelector('span span')?.textContent;
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

test('counts down each second and is ready at the end', () => {
  render(element({ deadline: start + 3000 }));
  expect(label()).toBe('Send again in 3 s');
  pass(1000);
  expect(label()).toBe('Send again in 2 s');
  pass(2000);
  expect(label()).toBe('Send again');
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

test('a device that slept shows the right number as soon as it is looked at', () => {
  render(element({ deadline: start + 60_000 }));
  vi.setSystemTime(start + 41_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(label()).toBe('Send again in 19 s');
  vi.setSystemTime(start + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(label()).toBe('Send again');
});

test('a countdown that began before a reload goes on without a word', () => {
  render(element({ deadline: start + 20_000 }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the button says that a code was sent and when another can be asked for, and nothing in between', () => {
  const { rerender } = render(element({}));
  rerender(element({ deadline: start + 60_000 }));
  const first = screen.getByRole('status').textContent;
  expect(first).toBe('Code sent. You can ask for another one in 60 seconds.');
  pass(30_000);
  expect(screen.getByRole('status').textContent).toBe(first);
  pass(30_000);
  expect(screen.getByRole('status').textContent).toBe('You can ask for another code now.');
});

test('the button takes no press while it counts or sends', () => {
  const onSend = vi.fn();
  const { rerender } = render(element({ onSend, deadline: start + 5000 }));
  fireEvent.click(button());
  rerender(element({ onSend, isPending: true }));
  fireEvent.click(button());
  expect(onSend).not.toHaveBeenCalled();
  rerender(element({ onSend }));
  fireEvent.click(button());
  expect(onSend).toHaveBeenCalledTimes(1);
});
