import type { AgentAccountPlan, AgentLink } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** A link with its figures. */
export interface LinkRow {
  id: string;
  code: string;
  kind: 'MEMBER' | 'AGENT';
  planId: string | null;
  /** Kind of the contract that is its plan. */
  planKind: AgentLink['planKind'] | null;
  /** The plan of the house, also when it is not offered any more. */
  housePlan: AgentAccountPlan | null;
  /** Whether the house publishes that plan. */
  isPublished: boolean | null;
  campaign: string | null;
  isActive: boolean;
  clicks: number;
  registrations: number;
  firstDeposits: number;
  createdAt: Date;
}

const shown = (agentId: string, linkId?: string) => sql<LinkRow>`
  select l.id, l.code, l.kind, l.plan_id as "planId", c.kind as "planKind", l.campaign,
         case when h.id is not null then jsonb_build_object(
           'planId', h.id::text, 'name', h.name, 'kind', h.kind, 'gameType', h.game_type) end as "housePlan",
         h.is_published as "isPublished", l.is_active as "isActive", l.clicks::int4 as clicks, l.created_at as "createdAt", count(m.member_id)::int4 as registrations,
         count(m.member_id) filter (where exists (
           select from deposit_order d where d.member_id = m.member_id and d.state = 'COMPLETED'))::int4 as "firstDeposits"
    from agent_link l left join agent_link_member m on m.link_id = l.id
    left join agent_plan h on h.id = l.house_plan_id left join agent_contract c on c.id = l.plan_id
   where l.agent_id = ${agentId}::bigint ${linkId === undefined ? sql`` : sql`and l.id = ${linkId}::bigint`}
   group by l.id, h.id, c.id order by l.id desc`;

/** Links of an agent, the newest first. */
export const listLinks = async (db: Executor, agentId: string): Promise<LinkRow[]> =>
  (await shown(agentId).execute(db)).rows;

/** One link of an agent. */
export const findLink = async (db: Executor, agentId: string, linkId: string): Promise<LinkRow | undefined> =>
  (await shown(agentId, linkId).execute(db)).rows[0];

export interface NewLink {
  code: string;
  agentId: string;
  kind: 'MEMBER' | 'AGENT';
  planId: string | undefined;
  housePlanId: string | undefined;
  campaign: string | undefined;
}

/**
 * Counts the links of an agent until the transaction ends: one at a time, so that two at the same moment do not both count the
 * others alone.
 */
export async function countLinks(trx: Trx, agentId: string): Promise<{ all: number; inUse: number }> {
  await sql`select from member where id = ${agentId}::bigint for update`.execute(trx);
  return trx
    .selectFrom('agent_link')
    .select([sql<number>`count(*)::int4`.as('all'), sql<number>`(count(*) filter (where is_active))::int4`.as('inUse')])
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
}

/** @returns the number of the link */
export async function insertLink(trx: Trx, link: NewLink): Promise<string> {
  const { id } = await trx
    .insertInto('agent_link')
    .values({
      ...{ code: link.code, agent_id: link.agentId, kind: link.kind },
      ...{ plan_id: link.planId ?? null, house_plan_id: link.housePlanId ?? null, campaign: link.campaign ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Switches a link of an agent. @returns whether it has such a link */
export async function switchLink(db: Executor, agentId: string, linkId: string, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agent_link')
    .set({ is_active: isActive })
    .where('id', '=', linkId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a link offers to whoever comes by it, and whose it is. */
export interface LinkOffer {
  agentId: string;
  currency: string;
  planId: string | null;
  housePlanId: string | null;
  kind: LinkRow['kind'];
}

/** Notes by which link somebody has come. */
export async function noteJoined(trx: Trx, memberId: string, linkId: string): Promise<LinkOffer> {
  await trx.insertInto('agent_link_member').values({ member_id: memberId, link_id: linkId }).execute();
  return trx
    .selectFrom('agent_link as l')
    .innerJoin('member as m', 'm.id', 'l.agent_id')
    .select(['l.agent_id as agentId', 'm.currency', 'l.plan_id as planId', 'l.house_plan_id as housePlanId', 'l.kind'])
    .where('l.id', '=', linkId)
    .executeTakeFirstOrThrow();
}

/** Adds openings of links; codes that nobody has are left out. */
export async function addClicks(db: Executor, clicks: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update agent_link l set clicks = l.clicks + c.clicks
      from unnest(${[...clicks.keys()]}::text[], ${[...clicks.values()]}::int4[]) as c(code, clicks)
     where l.code = c.code and l.is_active`.execute(db);
}
