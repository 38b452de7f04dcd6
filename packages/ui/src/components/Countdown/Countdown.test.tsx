// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

const start = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const inEnglish = (children: ReactNode) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
const shown = (): string | null => screen.getByRole('timer').textContent;
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const hide = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('counts down each second to zero, and stops there', () => {
  render(inEnglish(<Countdown until={start + 2500} />));
  expect(shown()).toBe('00:03');
  pass(500);
  expect(shown()).toBe('00:02');
  pass(2000);
  expect(shown()).toBe('00:00');
  expect(vi.getTimerCount()).toBe(0);
});

test('counts by the clock of the server, not by that of the device', () => {
  render(inEnglish(<Countdown until={start + 60_000} clockOffset={20_000} />));
  expect(shown()).toBe('00:40');
});

test('a countdown stops while the page is hidden, and is right at once when it is back', () => {
  render(inEnglish(<Countdown until={start + 60_000} />));
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(start + 45_000);
  hide(false);
  expect(shown()).toBe('00:15');
  pass(1000);
  expect(shown()).toBe('00:14');
});

test('a countdown renders itself alone: what holds it is not rendered by a second', () => {
  let renders = 0;
  function Holder() {
    const count = useRef(0);
    count.current += 1;
    renders = count.current;
    return <Countdown until={start + 60_000} />;
  }
  render(inEnglish(<Holder />));
  const before = renders;
  pass(5000);
  expect(shown()).toBe('00:55');
  expect(renders).toBe(before);
});

test('a server that draws the page tells no time: its moment is not the reader’s', () => {
  expect(renderToString(inEnglish(<Countdown until={start + 60_000} />))).toContain('--:--');
});

test('a server that knows when it answered shows the time left then, and the page is hydrated with that', () => {
  const countdown = inEnglish(
    <Countdown until={start + 60_000} serverTime={new Date(start - 5000).toISOString()} clockOffset={1000} />,
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(countdown);
  expect(page.textContent).toBe('01:05');
  const onRecoverableError = vi.fn();
  render(countdown, { container: document.body.appendChild(page), hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(shown()).toBe('00:59');
});
