import { writtenGames as games } from '@mekong/catalogue/written-games';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../src/modules/draws/numbers.ts';
import { lotteries, lotteryGroups } from './draws.ts';

describe('the lotteries of the demo', () => {
  test.each(lotteries.map((lottery) => [lottery.code, lottery] as const))(
    '%s is a lottery game of its vendor, in a group that exists',
    (code, { vendor, group }) => {
      const game = games.find(({ gameId, vendor: owner }) => gameId === code && owner === vendor);
      expect(['ELOTT', 'LOTT']).toContain(game?.category);
      expect(lotteryGroups.map((one) => one.code)).toContain(group);
    },
  );

  test.each(lotteries.map((lottery) => [lottery.code, lottery] as const))(
    '%s can be drawn by its rule',
    (code, one) => {
      const inputs = { seed: '0'.repeat(64), gameCode: code, issue: '20261121-0001', publicValue: '' };
      const { prizes } = resultOf(one.kind, one.rule, inputs);
      expect(prizes.map(({ numbers }) => numbers.length)).toEqual(one.rule.map(({ count }) => count));
      for (const { max, digits } of one.rule) expect(String(max).length).toBeLessThanOrEqual(digits);
      expect(one.schedule.everyMinutes === undefined).not.toBe(one.schedule.at === undefined);
    },
  );

  test('are each named once', () => {
    expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length);
  });

  test.each(lotteryGroups.map((group) => [group.code, group.names] as const))(
    'have the group %s in every shipped language',
    (_, names) => {
      expect(Object.keys(names).toSorted()).toEqual(['AR', 'CN', 'EN', 'KM', 'PT', 'TH', 'VI']);
    },
  );
});
