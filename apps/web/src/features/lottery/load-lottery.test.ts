import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { drawLobbyQuery, drawQuery } from '../../queries/draws.ts';
import { currentLanguage } from '../../state/language.ts';
import { loadLottery } from './load-lottery.ts';

test('a server-rendered page is hydrated with the draws it shows, however long its scripts were on their way', () => {
  const queryClient = new QueryClient();
  const longAgo = { updatedAt: 1 };
  const drawn = { serverTime: '2026-11-21T10:00:00.000Z', groups: [] };
  queryClient.setQueryData<object>(drawLobbyQuery(currentLanguage()).queryKey, drawn, longAgo);
  queryClient.setQueryData<object>(drawQuery('fast-three', currentLanguage()).queryKey, drawn, longAgo);
  loadLottery(queryClient, 'fast-three');
  expect(queryClient.isFetching()).toBe(0);
});

test('draws that nobody has seen yet are asked for', () => {
  const queryClient = new QueryClient();
  loadLottery(queryClient, 'fast-three');
  expect(queryClient.isFetching()).toBe(2);
  void queryClient.cancelQueries();
});
