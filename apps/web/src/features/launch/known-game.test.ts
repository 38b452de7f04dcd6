import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { knownGame } from './known-game.ts';

const card = (nodeId: number) => ({ nodeId, gameId: `game-${nodeId}`, name: `Game ${nodeId}` });

test('the page of a game finds it in pages of a lobby, in a list and in a plain answer, and no other', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['pages'], { pages: [{ content: [card(1)] }, { content: [card(2)] }] });
  queryClient.setQueryData(['hot'], { list: [card(3)] });
  queryClient.setQueryData(['popular'], [card(4)]);
  queryClient.setQueryData(['bets'], { content: [{ nodeId: 5 }] });
  expect([1, 2, 3, 4].map((nodeId) => knownGame(queryClient, nodeId)?.name)).toEqual([
    'Game 1',
    'Game 2',
    'Game 3',
    'Game 4',
  ]);
  expect([5, 6].map((nodeId) => knownGame(queryClient, nodeId))).toEqual([undefined, undefined]);
});
