import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { up as makeHouse } from '../db/migrations/0270-house-vendor.ts';
import { up as nameHouse } from '../db/migrations/0290-house-name.ts';
import { houseFacts } from '../db/migrations/0350-game-facts.ts';
import { up as addHouseModels } from '../db/migrations/0360-house-models.ts';
import { tellVeryHigh } from '../db/migrations/0362-very-high-volatility.ts';
import { up as tellProvedReturns } from '../db/migrations/0363-proved-returns.ts';
import { up as tellProvedReturnOfClusters } from '../db/migrations/0364-proved-return-of-clusters.ts';
import { up as nameHouseInVietnamese } from '../db/migrations/0797-house-in-vietnamese.ts';
import type { GameCategoryCode } from '../src/contract/values.ts';
import type { Executor } from '../src/kernel/db/types.ts';
import { type Money, parseMoney } from '../src/kernel/money.ts';
import { grantPlayMoney } from '../src/ledger/flows.ts';
import { post } from '../src/ledger/ledger.ts';

export interface NewMember {
  currency?: string | undefined;
  /** What is in the wallet. @default 1,000.0000 */
  amount?: Money | undefined;
  uplineId?: string | undefined;
}

/** A new member with a wallet; a trial account when the currency is FUN. @returns his id */
export async function addMember(
  db: Executor,
  { currency = 'KHR', amount = parseMoney('1000'), uplineId }: NewMember = {},
): Promise<string> {
  const code = randomUUID().replaceAll('-', '').slice(0, 16);
  const { id } = await db
    .insertInto('member')
    .values({
      username: code,
      nickname: `Nick ${code}`,
      type: currency === 'FUN' ? 4 : 0,
      currency,
      language: 'KM',
      referral_code: code.toUpperCase(),
      upline_id: uplineId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (amount > 0n) await post(db, grantPlayMoney({ member: id, currency, amount }));
  return id;
}

let places = 0;

/** A vendor with games. */
export async function addVendor(
  db: Executor,
  code: string,
  gameIds: readonly string[],
  category: GameCategoryCode = 'RNG',
): Promise<void> {
  const vendor = await db
    .insertInto('vendor')
    .values({ code, names: JSON.stringify({ EN: code }), category, account_type_id: ++places, place: places })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const gameId of gameIds)
    await db
      .insertInto('game')
      .values({
        node_id: ++places,
        game_id: gameId,
        vendor_id: vendor.id,
        category,
        names: JSON.stringify({ EN: gameId }),
        image: `/${gameId}.webp`,
        place: places,
      })
      .execute();
}

/** The house's own vendor and games as a site has them: the database of a test starts without. */
export async function addHouse(db: Executor): Promise<void> {
  // a migration knows no tables: they may be others by now
  const untyped = db as unknown as Kysely<unknown>;
  await makeHouse(untyped);
  await nameHouse(untyped);
  await houseFacts(untyped);
  await addHouseModels(untyped);
  await tellVeryHigh(untyped);
  await tellProvedReturns(untyped);
  await tellProvedReturnOfClusters(untyped);
  await nameHouseInVietnamese(untyped);
}
