import type { AgentLink, AgentLinkList, AgentNewLink } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { atOnce, type Pieces } from '../../../kernel/db/in-pieces.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { newCode } from '../../../kernel/secrets.ts';
import type { AccountPorts } from '../accounts/accounts.service.ts';
import {
  countLinks,
  findLink,
  insertLink,
  type LinkRow,
  listLinks,
  noteJoined,
  switchLink,
} from './links.repository.ts';

/** Links that an agent may have in use, and in all: those that are off keep their figures, and the list has every one. */
const MOST_IN_USE = 100;
const MOST_LINKS = 1_000;

type LinkPorts = { db: Executor } & Pick<AccountPorts, 'plans' | 'requireStrong'>;

/** Links by which agents bring in members and agents. */
export function createLinks({ db, plans, requireStrong }: LinkPorts) {
  /** Links as their agent sees them: with whether who comes now is offered their plan, which is asked once of each plan. */
  const wireLinks = async (trx: Trx, agent: SignedIn, rows: readonly LinkRow[]): Promise<AgentLink[]> => {
    const states = new Map<string, AgentLink['planState']>();
    const stateOf = async ({ planId, housePlan, isPublished }: LinkRow): Promise<AgentLink['planState']> => {
      if (housePlan && !isPublished) return 'WITHDRAWN';
      const key = `${housePlan?.planId} ${planId}`;
      const known = states.get(key);
      if (known !== undefined || (!housePlan && planId === null)) return known;
      const plan = housePlan
        ? await plans.findHouse(trx, agent, housePlan.planId)
        : planId && (await plans.find(trx, agent.memberId, planId));
      const state = plan ? 'OFFERED' : 'BARRED';
      states.set(key, state);
      return state;
    };
    const links: AgentLink[] = [];
    for (const row of rows) links.push(wireLink(row, await stateOf(row)));
    return links;
  };
  const shown = async (trx: Trx, agent: SignedIn, linkId: string): Promise<AgentLink> => {
    const row = await findLink(trx, agent.memberId, linkId);
    const [link] = row ? await wireLinks(trx, agent, [row]) : [];
    if (!link) throw new Fault('NOT_FOUND');
    return link;
  };
  const listed = (agent: SignedIn): Promise<AgentLink[]> =>
    inTransaction(db, async (trx) => wireLinks(trx, agent, await listLinks(trx, agent.memberId)));

  return {
    async list(actor: SignedIn): Promise<AgentLinkList> {
      return { content: await listed(actor) };
    },

    /** The same for a file, all in one piece: there are few. */
    async each(actor: SignedIn): Promise<Pieces<AgentLink>> {
      return atOnce(await listed(actor));
    },

    /**
     * @throws Fault VALIDATION_FAILED (plan, housePlan; isActive when as many are in use as may be, linkId when there are as many
     *   in all), AUTH_STEP_UP for a plan
     */
    async add(actor: SignedIn, { kind, campaign = '', plan, housePlan }: AgentNewLink): Promise<AgentLink> {
      const { memberId: agentId } = actor;
      if (kind !== 'MEMBER' && kind !== 'AGENT') throw invalid('kind', 'enum');
      if (housePlan !== undefined && (kind === 'MEMBER' || plan !== undefined)) throw invalid('housePlan', 'unknown');
      return inTransaction(db, async (trx) => {
        if (plan !== undefined) {
          const read = await plans.read(trx, agentId, plan);
          if (kind === 'MEMBER' || read.currency !== actor.currency) throw invalid('plan', 'unknown');
        }
        if (housePlan !== undefined) await plans.readHouse(trx, actor, housePlan);
        if (plan !== undefined || housePlan !== undefined) await requireStrong(actor, trx);
        const link = { agentId, kind, planId: plan, housePlanId: housePlan, campaign: campaign.trim() || undefined };
        const { all, inUse } = await countLinks(trx, agentId);
        if (all >= MOST_LINKS) throw tooMany('linkId', MOST_LINKS);
        if (inUse >= MOST_IN_USE) throw tooMany('isActive', MOST_IN_USE);
        return shown(trx, actor, await insertLink(trx, { ...link, code: newCode() }));
      });
    },

    /** @throws Fault NOT_FOUND for a link of somebody else, VALIDATION_FAILED (isActive) when as many are in use as may be */
    async switch(actor: SignedIn, linkId: string, isActive: boolean): Promise<AgentLink> {
      return inTransaction(db, async (trx) => {
        if (isActive) {
          const { inUse } = await countLinks(trx, actor.memberId);
          const link = await findLink(trx, actor.memberId, linkId);
          if (link && !link.isActive && inUse >= MOST_IN_USE) throw tooMany('isActive', MOST_IN_USE);
        }
        if (!(await switchLink(trx, actor.memberId, linkId, isActive))) throw new Fault('NOT_FOUND');
        return shown(trx, actor, linkId);
      });
    },

    /** Notes who has come by a link, and offers a new agent what the link promises, as long as that may be offered. */
    async joined(trx: Trx, memberId: string, linkId: string, ip: string): Promise<void> {
      const { agentId, currency, planId, housePlanId, kind } = await noteJoined(trx, memberId, linkId);
      if (kind !== 'AGENT') return;
      const plan = housePlanId
        ? await plans.findHouse(trx, { memberId: agentId, currency }, housePlanId)
        : planId && (await plans.find(trx, agentId, planId));
      if (plan) await plans.offer(trx, plan, memberId, ip);
    },
  };
}

export type Links = ReturnType<typeof createLinks>;

const tooMany = (name: 'isActive' | 'linkId', max: number) =>
  new Fault('VALIDATION_FAILED', { params: { fields: [{ name, rule: 'max', max }] } });

const wireLink = (
  { id, planId, planKind, housePlan, isPublished: _, campaign, createdAt, ...row }: LinkRow,
  planState: AgentLink['planState'],
): AgentLink => ({
  ...{ linkId: id, ...row, createdAt: createdAt.toISOString() },
  ...(planId === null ? {} : { plan: planId }),
  ...(planKind ? { planKind } : {}),
  ...(housePlan === null ? {} : { housePlan }),
  ...(planState === undefined ? {} : { planState }),
  ...(campaign === null ? {} : { campaign }),
});
