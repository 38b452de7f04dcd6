import type { DrawSchedule } from '@mekong/api-client/contract/types';
import { makeGames, makeVendor } from '../db/seed/builders.ts';
import { makeLotteries } from '../db/seed/draws.ts';
import type { Executor } from '../src/kernel/db/types.ts';

export interface TestLottery {
  code: string;
  schedule: DrawSchedule;
}

/** A vendor, its games and their lotteries: three digits each, in one group. */
export async function seedLotteries(db: Executor, lotteries: readonly TestLottery[]): Promise<void> {
  await makeVendor(db, { code: 'DRAWS', category: 'ELOTT', names: { EN: 'Delta Draws', KM: 'ឆ្នោត' }, order: 50 });
  await makeGames(
    db,
    lotteries.map(({ code }, index) => ({
      gameId: code,
      nodeId: 901 + index,
      vendor: 'DRAWS',
      category: 'ELOTT' as const,
      names: { EN: `Game ${code}`, KM: `ហ្គេម ${code}` },
    })),
  );
  await makeLotteries(
    db,
    [{ code: 'SEA', names: { EN: 'Delta', KM: 'ដីសណ្ត' }, area: 'SEA' }],
    lotteries.map(({ code, schedule }) => ({
      code,
      vendor: 'DRAWS',
      group: 'SEA',
      kind: 'digits' as const,
      rule: [{ prize: 'main' as const, count: 3, min: 0, max: 9, digits: 1, isDistinct: false, isSorted: false }],
      schedule,
    })),
  );
}
