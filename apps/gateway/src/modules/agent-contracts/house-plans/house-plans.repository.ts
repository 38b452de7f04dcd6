import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { ContractRow, VersionRow } from '../agent-contract.repository.ts';
import { canonicalTerms, hashTerms, readTerms, type Terms } from '../terms.ts';

/** A plan of the house with its last terms. */
export interface HousePlan
  extends Pick<ContractRow, 'kind' | 'games' | 'currency'>,
    Pick<VersionRow, 'no' | 'terms' | 'termsHash' | 'offeredAt'> {
  id: string;
  name: string;
  place: number;
  isPublished: boolean;
  /** Name of the operator who has written the terms. */
  writtenBy: string;
}

/** In the order of operators. */
const selectPlans = (db: Executor) =>
  db
    .selectFrom('agent_plan as p')
    .innerJoin('agent_plan_version as v', (join) =>
      join
        .onRef('v.plan_id', '=', 'p.id')
        .on('v.no', '=', sql<number>`(select max(no) from agent_plan_version where plan_id = p.id)`),
    )
    .select(['p.id', 'p.name', 'p.kind', 'p.game_type', 'p.currency', 'p.place', 'p.is_published'])
    .select(['v.no', 'v.terms', 'v.terms_hash', 'v.written_at', 'v.written_by'])
    .orderBy('p.place')
    .orderBy('p.id');

type PlanRow = Awaited<ReturnType<ReturnType<typeof selectPlans>['executeTakeFirstOrThrow']>>;

const toPlan = (row: PlanRow): HousePlan => ({
  ...{ id: row.id, name: row.name, kind: row.kind, games: row.game_type, currency: row.currency },
  ...{ place: row.place, isPublished: row.is_published, writtenBy: row.written_by },
  ...{ no: row.no, terms: readTerms(row.terms), termsHash: row.terms_hash, offeredAt: row.written_at },
});

export async function listPublished(db: Executor): Promise<HousePlan[]> {
  return (await selectPlans(db).where('p.is_published', '=', true).execute()).map(toPlan);
}

export async function findPublished(db: Executor, id: string): Promise<HousePlan | undefined> {
  const row = await selectPlans(db).where('p.is_published', '=', true).where('p.id', '=', id).executeTakeFirst();
  return row && toPlan(row);
}

/** All of them, for operators. */
export async function listPlans(db: Executor): Promise<HousePlan[]> {
  return (await selectPlans(db).execute()).map(toPlan);
}

/** A plan that nobody else changes meanwhile. */
export async function lockPlan(trx: Trx, id: string): Promise<HousePlan | undefined> {
  const found = await trx.selectFrom('agent_plan').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const row = found && (await selectPlans(trx).where('p.id', '=', id).executeTakeFirst());
  return row && toPlan(row);
}

/** What of a plan can be changed without other terms. */
type PlanHead = Pick<HousePlan, 'name' | 'place' | 'isPublished'>;

/** Adds a plan without terms. @returns its number, or undefined when its name is taken */
export async function insertPlan(
  trx: Trx,
  { name, place, isPublished, kind, games, currency }: PlanHead & Pick<HousePlan, 'kind' | 'games' | 'currency'>,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('agent_plan')
    .values({ name, place, is_published: isPublished, kind, game_type: games, currency })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns false when the name is taken */
export async function updatePlan(trx: Trx, id: string, { name, place, isPublished }: PlanHead): Promise<boolean> {
  const other = trx.selectFrom('agent_plan').select('id').where('name', '=', name).where('id', '<>', id);
  const { numUpdatedRows } = await trx
    .updateTable('agent_plan')
    .set({ name, place, is_published: isPublished })
    .where('id', '=', id)
    .where(({ not, exists }) => not(exists(other)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The next terms of a plan. */
export async function insertPlanTerms(trx: Trx, id: string, no: number, terms: Terms, by: string): Promise<void> {
  await trx
    .insertInto('agent_plan_version')
    .values({ plan_id: id, no, terms: canonicalTerms(terms), terms_hash: hashTerms(terms), written_by: by })
    .execute();
}
