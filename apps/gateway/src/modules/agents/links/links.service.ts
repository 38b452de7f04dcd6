import type { AgentLink, AgentLinkList, AgentNewLink } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { atOnce, type Pieces } from '../../../kernel/db/in-pieces.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { newCode } from '../../../kernel/secrets.ts';
import type { AccountPorts } from '../accounts/accounts.service.ts';
import { findLink, insertLink, type LinkRow, listLinks, noteJoined, switchLink } from './links.repository.ts';

/** Links that an agent may have. */
const MOST_LINKS = 100;

type LinkPorts = { db: Executor } & Pick<AccountPorts, 'plans' | 'requireStrong'>;

/** Links by which agents bring in members and agents. */
export function createLinks({ db, plans, requireStrong }: LinkPorts) {
  const shown = async (executor: Executor, agentId: string, linkId: string): Promise<AgentLink> => {
    const row = await findLink(executor, agentId, linkId);
    if (!row) throw new Fault('NOT_FOUND');
    return wireLink(row);
  };

  return {
    async list({ memberId }: SignedIn): Promise<AgentLinkList> {
      return { content: (await listLinks(db, memberId)).map(wireLink) };
    },

    /** The same for a file, all in one piece: there are few. */
    async each(actor: SignedIn): Promise<Pieces<AgentLink>> {
      return atOnce((await listLinks(db, actor.memberId)).map(wireLink));
    },

    /** @throws Fault VALIDATION_FAILED (plan, housePlan; campaign when there are as many as may be), AUTH_STEP_UP for a plan */
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
        const id = await insertLink(trx, { ...link, code: newCode() }, MOST_LINKS);
        if (id === undefined) throw new Fault('VALIDATION_FAILED', { params: { fields: [fullList] } });
        return shown(trx, agentId, id);
      });
    },

    /** @throws Fault NOT_FOUND for a link of somebody else */
    async switch({ memberId }: SignedIn, linkId: string, isActive: boolean): Promise<AgentLink> {
      if (!(await switchLink(db, memberId, linkId, isActive))) throw new Fault('NOT_FOUND');
      return shown(db, memberId, linkId);
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

const fullList = { name: 'campaign', rule: 'max', max: MOST_LINKS } as const;

const wireLink = ({ id, planId, housePlan, campaign, createdAt, ...row }: LinkRow): AgentLink => ({
  ...{ linkId: id, ...row, createdAt: createdAt.toISOString() },
  ...(planId === null ? {} : { plan: planId }),
  ...(housePlan === null ? {} : { housePlan }),
  ...(campaign === null ? {} : { campaign }),
});
