import { type ContractOptions, makeContract } from '../db/seed/contracts.ts';
import type { SignedIn } from '../src/contract/actor.ts';
import { createCursors } from '../src/contract/cursors.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { parseMoney } from '../src/kernel/money.ts';
import { createAgentContracts } from '../src/modules/agent-contracts/agent-contracts.service.ts';
import type { ContractKind } from '../src/modules/agent-contracts/machine.ts';
import { parseRate, periodsOf, type Terms } from '../src/modules/agent-contracts/terms.ts';
import { SETTINGS, type SettingInput } from '../src/modules/system/settings.ts';
import { stopDatabaseClock } from './clock.ts';
import { addMember } from './fixtures.ts';
import type { TestDb } from './harness.ts';

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

/** A contract of one flat rate, unless it has other terms. */
type NewContract = Omit<ContractOptions, 'terms' | 'now'> & { terms?: Terms; rate?: string };

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
    put: ({ rate = '0.01', kind, terms = flatTerms(kind, rate), ...options }: NewContract) =>
      makeContract(db, { ...options, kind, terms, now }),
  };
}
