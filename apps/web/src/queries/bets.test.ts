import { beforeEach, expect, test, vi } from 'vitest';
import { fetchAllBets } from './bets.ts';

const { listBets } = vi.hoisted(() => ({ listBets: vi.fn() }));
vi.mock('@mekong/api-client/sdk/listBets', () => ({ listBets }));

const period = { from: '2026-11-21T17:00:00.000Z', to: '2026-11-22T17:00:00.000Z' };
const answer = (rows: number, nextCursor?: string) => ({
  content: Array.from({ length: rows }, (_, row) => ({ betNo: `${nextCursor ?? 'last'} ${row}` })),
  nextCursor,
});

beforeEach(() => listBets.mockReset());

test('a record of bets reads from cursor to cursor until the list ends', async () => {
  listBets
    .mockResolvedValueOnce(answer(100, 'a'))
    .mockResolvedValueOnce(answer(100, 'b'))
    .mockResolvedValueOnce(answer(7));
  const { rows, isCut } = await fetchAllBets({ ...period, status: 'WON' }, 5_000);
  expect([new Set(rows).size, isCut]).toEqual([207, false]);
  expect(listBets.mock.calls.map(([{ query }]) => query.cursor)).toEqual([undefined, 'a', 'b']);
  expect(listBets.mock.calls.map(([{ query }]) => query)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ ...period, status: 'WON' })),
  );
});

test.each([
  [250, [100, 100, 100], 250, true],
  [200, [100, 100], 200, true],
  [200, [100], 100, false],
])('a record of bets stops at %i rows and says whether there are more', async (limit, sizes, read, isCut) => {
  sizes.forEach((size, at) => void listBets.mockResolvedValueOnce(answer(size, size < read ? `${at}` : undefined)));
  const found = await fetchAllBets(period, limit);
  expect([found.rows.length, found.isCut]).toEqual([read, isCut]);
  expect(listBets).toHaveBeenCalledTimes(sizes.length);
});

test('the export does not call a record cut that ends with its last row', async () => {
  listBets.mockResolvedValueOnce(answer(100, 'a')).mockResolvedValueOnce(answer(100));
  expect((await fetchAllBets(period, 200)).isCut).toBe(false);
});
