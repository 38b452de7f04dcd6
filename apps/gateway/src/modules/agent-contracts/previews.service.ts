import type {
  AgentContractOffer,
  AgentContractPartners,
  AgentContractPreview,
  AgentEarned,
  AgentTermsEffect,
  AgentTriedCycle,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { SettingsInForce } from '../system/settings.service.ts';
import { findContract } from './agent-contract.repository.ts';
import { versionIn, versionsOf } from './change.ts';
import { findOfferFaults, fundingOf, readOffered } from './offer-rules.ts';
import { findDownline, isAgentType, listPartners } from './parties.repository.ts';
import { type Earned, type Preview, previewCycles, previewTerms } from './settlement/preview.ts';

interface PreviewPorts {
  db: Executor;
  /** Zone of the merchant, and its policies. */
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant' | 'contracts'>> };
}

const wireEarned = ({ row, gross, below, net }: Earned): AgentEarned => ({
  ...(row === undefined ? {} : { row }),
  ...{ gross: formatMoney(gross), below: formatMoney(below), net: formatMoney(net) },
});

const wireCycle = (found: Preview): AgentTriedCycle => {
  const { now, offered } = found.downline;
  const own = found.upline;
  return {
    ...wireBase(found),
    downline: { ...(now ? { now: wireEarned(now) } : {}), offered: wireEarned(offered) },
    ...(own ? { own: { now: wireEarned(own.now), offered: wireEarned(own.offered) } } : {}),
  };
};

const wireBase = ({ window, team, loss }: Preview) => ({
  start: window.start.toISOString(),
  end: window.end.toISOString(),
  team: { volume: formatMoney(team.volume), loss: formatMoney(loss), active: team.active },
});

/** What terms would have come to, before they are offered and before they are signed. */
export function createContractPreviews({ db, settings }: PreviewPorts) {
  const rules = async (executor: Executor) => {
    const { merchant, contracts } = await settings.current();
    return { ...contracts, zone: merchant.timeZone, now: await databaseTime(executor) };
  };
  return {
    /**
     * What is wrong with terms before they are offered; of sound ones what both would have earned by them.
     *
     * @param cycles how many are worked out, up to the last finished one
     * @throws Fault NOT_FOUND, VALIDATION_FAILED for a rate that is none
     */
    async offer(
      actor: SignedIn,
      { downline, kind, gameType: games, terms: sent }: AgentContractOffer,
      cycles = 1,
    ): Promise<AgentContractPreview> {
      const asked = readOffered(kind, sent);
      return inTransaction(db, async (trx) => {
        const partner = await findDownline(trx, actor.memberId, downline);
        if (!partner?.isActive || !isAgentType(partner.type)) throw new Fault('NOT_FOUND');
        const { currency, id: downlineId } = partner;
        const key = { kind, games, currency, uplineId: actor.memberId };
        const terms = { ...asked, funding: await fundingOf(trx, { ...key, downlineId }, await rules(trx)) };
        const faults = await findOfferFaults(trx, key, terms, await rules(trx));
        const about = { currency, faults, ...(terms.funding && { funding: terms.funding }) };
        if (faults.some(({ reason }) => reason !== 'ABOVE_OWN')) return { ...about, earlier: [] };
        const found = await previewCycles(trx, { ...key, downlineId, terms }, await rules(trx), cycles);
        const [worked, ...earlier] = found.map(wireCycle);
        return { ...about, ...(worked ? { worked } : {}), earlier };
      });
    },

    /** What the reader would have earned by the terms that wait in a contract. @throws Fault NOT_FOUND */
    async effect(actor: SignedIn, contractId: string): Promise<AgentTermsEffect> {
      return inTransaction(db, async (trx) => {
        const contract = await findContract(trx, contractId);
        const isDownline = contract?.downlineId === actor.memberId;
        if (!contract || (!isDownline && contract.uplineId !== actor.memberId)) throw new Fault('NOT_FOUND');
        const open = versionIn(await versionsOf(trx, contractId), 'OPEN');
        if (!open) throw new Fault('NOT_FOUND');
        const found = await previewTerms(trx, { ...contract, terms: open.terms }, await rules(trx));
        const { now, offered } = (isDownline ? found.downline : found.upline) ?? found.downline;
        return {
          ...wireBase(found),
          currency: contract.currency,
          ...(now ? { now: wireEarned(now) } : {}),
          offered: wireEarned(offered),
        };
      });
    },

    /** Agents directly below that a contract can be offered to. */
    async partners(actor: SignedIn): Promise<AgentContractPartners> {
      return { content: await listPartners(db, actor.memberId, MOST_PARTNERS) };
    },
  };
}

export type ContractPreviews = ReturnType<typeof createContractPreviews>;

const MOST_PARTNERS = 500;
