import type { Announcement, Announcements } from '@mekong/api-client/types';
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markNewsSeen, useHasNews } from './news-seen.ts';

const at = (day: string): Announcement => ({
  id: day,
  type: 'PL',
  title: day,
  content: '',
  publishedAt: `2026-11-${day}T00:00:00.000Z`,
});
const news = (...days: string[]): Announcements => ({ player: days.map(at), popup: [], banners: [], promotion: [] });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('news are new until they are marked as seen, and again when a newer one is published', () => {
  const { result, rerender } = renderHook(({ shown }) => useHasNews(shown), {
    initialProps: { shown: news('01', '03') },
  });
  expect(result.current).toBe(true);
  act(() => markNewsSeen(news('01', '03')));
  expect(result.current).toBe(false);
  rerender({ shown: news('03', '04') });
  expect(result.current).toBe(true);
});

test('news stay seen where the browser keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { result } = renderHook(() => useHasNews(news('09')));
  act(() => markNewsSeen(news('09')));
  expect(result.current).toBe(false);
});

test('a server does not know what was seen', () => {
  const Said = () => String(useHasNews(news('02')));
  expect(renderToString(<Said />)).toBe('undefined');
});
