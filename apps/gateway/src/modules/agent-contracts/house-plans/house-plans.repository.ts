import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import type { ContractRow, VersionRow } from '../agent-contract.repository.ts';
import { readTerms } from '../terms.ts';

/** A plan of the house with its last terms. */
export interface HousePlan
  extends Pick<ContractRow, 'kind' | 'games' | 'currency'>,
    Pick<VersionRow, 'no' | 'terms' | 'termsHash' | 'offeredAt'> {
  id: string;
  name: string;
  isPublished: boolean;
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
    .select(['p.id', 'p.name', 'p.kind', 'p.game_type', 'p.currency', 'p.is_published'])
    .select(['v.no', 'v.terms', 'v.terms_hash', 'v.written_at'])
    .orderBy('p.place')
    .orderBy('p.id');

type PlanRow = Awaited<ReturnType<ReturnType<typeof selectPlans>['executeTakeFirstOrThrow']>>;

const toPlan = (row: PlanRow): HousePlan => ({
  ...{ id: row.id, name: row.name, kind: row.kind, games: row.game_type, currency: row.currency },
  isPublished: row.is_published,
  ...{ no: row.no, terms: readTerms(row.terms), termsHash: row.terms_hash, offeredAt: row.written_at },
});

export async function listPublished(db: Executor): Promise<HousePlan[]> {
  return (await selectPlans(db).where('p.is_published', '=', true).execute()).map(toPlan);
}

export async function findPublished(db: Executor, id: string): Promise<HousePlan | undefined> {
  const row = await selectPlans(db).where('p.is_published', '=', true).where('p.id', '=', id).executeTakeFirst();
  return row && toPlan(row);
}
