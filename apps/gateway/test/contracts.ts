import type { SignedIn } from '../src/contract/actor.ts';
import { createCursors } from '../src/contract/cursors.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { parseMoney } from '../src/kernel/money.ts';
import { createAgentContracts } from '../src/modules/agent-contracts/agent-contracts.service.ts';
import type { CloseReason } from '../src/modules/agent-contracts/agent-contracts.tables.ts';
import { askedBy, type ContractKind, type ContractState } from '../src/modules/agent-contracts/machine.ts';
import {
  type ContractGames,
  canonicalTerms,
  hashTerms,
  parseRate,
  periodsOf,
  type Terms,
} from '../src/modules/agent-contracts/terms.ts';
import { SETTINGS, type SettingInput } from '../src/modules/system/settings.ts';
import { stopDatabaseClock } from './clock.ts';
import { addMember } from './fixtures.ts';
import type { TestDb } from './harness.ts';

const DAY = 86_400_000;
export const zone = 'Asia/Phnom_Penh';
/** A moment by the clocks of the merchant. */
export const local = (text: string) => new Date(`${text}+07:00`);

/** Terms of one row: a share of what was bet, or of a loss, from nothing on. */
export const flatTerms = (kind: ContractKind, rate: string): Terms => ({
  period: periodsOf[kind][0],
  activeFrom: parseMoney('100'),
  carry: 'NONE',
  deductions: [],
  tiers: [
    {
      ...{ outcome: 'ANY', volume: 0n, active: 0, rateType: 'P', rate: parseRate(rate) },
      ...(kind === 'DIVIDEND' ? { loss: 0n } : {}),
    },
  ],
});

/** The same as it is offered. */
export const flatOffer = (kind: ContractKind, rate: string) => ({
  activeFrom: '100.0000',
  tiers: [
    {
      ...{ minimumBet: '0.0000', activeMember: 0, rateType: 'P' as const, rate },
      ...(kind === 'DIVIDEND' ? { netLoss: '0.0000' } : {}),
    },
  ],
});

interface NewContract {
  kind: ContractKind;
  games?: ContractGames;
  uplineId: string | null;
  downlineId: string;
  state?: ContractState;
  rate?: string;
  /** Terms in the place of those of one row. */
  terms?: Terms;
  from?: Date;
}

/** Agents on three levels and a stranger, their contracts, and a clock that a test moves. */
export async function contractWorld(t: TestDb) {
  const db = t.db.kysely;
  const agent = async (uplineId?: string): Promise<SignedIn> => {
    const memberId = await addMember(db, { uplineId, amount: 0n });
    const { username } = await db
      .updateTable('member')
      .set({ type: 1 })
      .where('id', '=', memberId)
      .returning('username')
      .executeTakeFirstOrThrow();
    return { role: 'agent', memberId, username, type: 1, currency: 'KHR', language: 'EN', sessionId: '1' };
  };
  const up = await agent();
  const down = await agent(up.memberId);
  const below = await agent(down.memberId);
  const other = await agent();
  let policies: SettingInput<'contracts'> = {};
  let isStrong = true;
  const contracts = createAgentContracts({
    db,
    cursors: createCursors(createFieldCipher(new Uint8Array(32))),
    settings: {
      current: async () => ({
        merchant: { ...SETTINGS.merchant.parse({}), timeZone: zone },
        contracts: SETTINGS.contracts.parse(policies),
      }),
    },
    requireStrong: async () => {
      if (!isStrong) throw new Error('AUTH_STEP_UP');
    },
  });
  let now = local('2026-11-18T14:07');

  return {
    db,
    contracts,
    ...{ up, down, below, other, agent },
    get now() {
      return now;
    },
    async setClock(at: Date): Promise<void> {
      now = at;
      await stopDatabaseClock(db, at);
    },
    setPolicies: (next: SettingInput<'contracts'>) => {
      policies = next;
    },
    setStrong: (next: boolean) => {
      isStrong = next;
    },

    /** A contract in a state, as if it had come there by its steps. @returns its number */
    async put({
      kind,
      games = 'ALL',
      uplineId,
      downlineId,
      state = 'IN_FORCE',
      rate = '0.01',
      terms = flatTerms(kind, rate),
      from,
    }: NewContract) {
      const { id } = await db
        .insertInto('agent_contract')
        .values({
          ...{ kind, game_type: games, currency: 'KHR', upline_id: uplineId, downline_id: downlineId, state },
          ends_at: state === 'ENDING' ? new Date(now.getTime() + DAY) : null,
          reason: (state === 'REJECTED'
            ? 'REJECTED'
            : state === 'ENDED' || state === 'ENDING'
              ? 'AGREED'
              : null) as CloseReason | null,
          changed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const version = async (no: number, its: 'OPEN' | 'SIGNED' | 'IN_FORCE' | 'ENDED' | 'CLOSED') => {
        const isStarted = its === 'IN_FORCE' || its === 'ENDED';
        await db
          .insertInto('agent_contract_version')
          .values({
            ...{ contract_id: id, no, state: its, terms: canonicalTerms(terms), terms_hash: hashTerms(terms) },
            ...{ period: terms.period, active_from: terms.activeFrom },
            expires_at: new Date(now.getTime() + 7 * DAY),
            signed_at: isStarted || its === 'SIGNED' ? now : null,
            effective_from: isStarted
              ? (from ?? new Date(now.getTime() - 10 * DAY))
              : its === 'SIGNED'
                ? new Date(now.getTime() + DAY)
                : null,
            effective_to: null,
          })
          .execute();
      };
      if (state === 'OFFERED') await version(1, 'OPEN');
      else if (state.startsWith('SIGNED')) await version(1, 'SIGNED');
      else if (state === 'REJECTED') await version(1, 'CLOSED');
      else await version(1, state === 'ENDED' ? 'ENDED' : 'IN_FORCE');
      if (state === 'AMENDED') await version(2, 'OPEN');
      const asked = askedBy(state);
      if (asked)
        await db
          .insertInto('agent_contract_end_request')
          .values({ contract_id: id, asked_by: asked, asked_at: now, answer: null, answered_at: null })
          .execute();
      return id;
    },
  };
}
