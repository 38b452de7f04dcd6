import { expect, test } from 'vitest';
import { bannersInOrder, movedIds } from './banner-order.ts';

test('banners stand as the site shows them, those that have ended last and without an order', () => {
  const rows = [
    { id: '3', place: 1, state: 'ended' },
    { id: '2', place: 3, state: 'coming' },
    { id: '1', place: 2, state: 'current' },
  ].map((row) => ({ ...row, type: 'B', title: '', languages: [], publishedAt: '2026-11-22T09:00:00.000Z' }));
  const { banners, ids } = bannersInOrder(rows);
  expect(banners.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(ids).toEqual(['1', '2']);
});

test('a banner moves by one place and stays at the ends', () => {
  expect(movedIds(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(movedIds(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(movedIds(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
});
