import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMoment } from './use-moment.ts';

const start = Date.parse('2026-11-21T05:10:30.000Z');
const [closes, draws] = [start + 20_000, start + 30_000];
const serverTime = new Date(start).toISOString();

let renders = 0;
function Phase({ offset = 0 }: { readonly offset?: number }) {
  renders += 1;
  const now = useMoment([draws, closes, draws], { serverTime, offset });
  return <output>{now >= draws ? 'drawing' : now >= closes ? 'closed' : 'open'}</output>;
}
const shown = (): string | null => screen.getByRole('status').textContent;
const wake = (): void => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  renders = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a draw card renders at each moment, once, and never in between', () => {
  render(<Phase />);
  expect(shown()).toBe('open');
  const before = renders;
  act(() => void vi.advanceTimersByTime(19_999));
  expect(renders).toBe(before);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe('closed');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(shown()).toBe('drawing');
  expect(renders).toBe(before + 2);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that slept through both is right at once', () => {
  render(<Phase />);
  vi.setSystemTime(draws + 3_600_000);
  wake();
  expect(shown()).toBe('drawing');
});

test('a draw card goes by the clock of the server, and follows when that becomes known better', () => {
  const { rerender } = render(<Phase offset={25_000} />);
  expect(shown()).toBe('closed');
  rerender(<Phase />);
  expect(shown()).toBe('open');
});

test('a server-rendered page shows the moment of its answer, whenever it is rendered', () => {
  vi.setSystemTime(draws + 1);
  expect(renderToString(<Phase />)).toContain('open');
});
