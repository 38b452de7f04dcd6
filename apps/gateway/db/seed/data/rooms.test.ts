import { seedLanguages } from '@mekong/catalogue/types';
import { writtenGames as games } from '@mekong/catalogue/written-games';
import { toLanguageCode } from '@mekong/i18n/registry';
import { expect, test } from 'vitest';
import { rooms } from './rooms.ts';

const bands = ['MICRO', 'LOW', 'MIDDLE', 'HIGH'];
const kindOf = (nodeId: number) => games.find((game) => game.nodeId === nodeId)?.category;

test('rooms have ids of their own, belong to games of players or live tables, and are named in all languages', () => {
  expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(rooms.length);
  for (const { roomId, nodeId, names } of rooms) {
    expect(roomId).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(['PVP', 'LIVE'], roomId).toContain(kindOf(nodeId));
    if (names)
      for (const language of seedLanguages) expect(names[language], `${roomId} ${language}`).toMatch(/\S \d+$/);
  }
});

test('rooms of one kind and currency have names that tell them apart', () => {
  const named = rooms.flatMap(({ names, currency }) => (names ? [`${names.EN} ${currency}`] : []));
  expect(new Set(named).size).toBe(named.length);
});

test('a room of players says what it costs and how many sit there; a table has limits, a language and a dealer', () => {
  for (const room of rooms) {
    if (kindOf(room.nodeId) === 'PVP') {
      expect(room.ante ?? room.bigBlind, room.roomId).toBeDefined();
      expect(Number(room.minBuyIn)).toBeLessThanOrEqual(Number(room.maxBuyIn));
      expect(room.seats).toBeGreaterThan(1);
    } else {
      expect(Number(room.minBet)).toBeLessThan(Number(room.maxBet));
      expect(toLanguageCode(room.tableLanguage), room.roomId).toBeDefined();
      expect(room.dealer).toBeTruthy();
    }
  }
});

test('a higher band of stakes never costs less', () => {
  for (const kind of ['PVP', 'LIVE'])
    for (const currency of ['KHR', 'FUN']) {
      const own = rooms.filter((room) => kindOf(room.nodeId) === kind && room.currency === currency);
      const costs = own
        .map(({ stake, ante, bigBlind, minBet }) => [bands.indexOf(stake), Number(ante ?? bigBlind ?? minBet)] as const)
        .sort(([a, x], [b, y]) => a - b || x - y);
      expect(costs.map(([, cost]) => cost)).toEqual(costs.map(([, cost]) => cost).toSorted((a, b) => a - b));
    }
});
