import { type ContractOptions, makeContract } from '../db/seed/contracts.ts';
import type { SignedIn } from '../src/contract/actor.ts';
import { createCursors } from '../src/contract/cursors.ts';
import { Fault } from '../src/kernel/fault.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { parseMoney } from '../src/kernel/money.ts';
import { createAgentContracts } from '../src/modules/agent-contracts/agent-contracts.service.ts';
import { type ContractKind, letterOf } from '../src/modules/agent-contracts/machine.ts';
import { parseRate, periodsOf, type Terms } from '../src/modules/agent-contracts/terms.ts';
import { SETTINGS, type SettingInput } from '../src/modules/system/settings.ts';
import { stopDatabaseClock } from './clock.ts';
import { addMember } from './fixtures.ts';
import type { TestDb } from './harness.ts';

export const zone = 'Asia/Phnom_Penh';
/** A moment by the clocks of the merchant. */
export const local = (text: string) => new Date(`${text}+07:00`);

/** Where the parties of the tests act from. */
export const ip = '203.0.113.7';

/** Code that something is refused with; undefined when it is not. */
export const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Fault ? error.code : (error as Error).message),
  );

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
  const start = local('2026-11-18T14:07');
  let now = start;
  const stateOf = (id: string) =>
    db
      .selectFrom('agent_contract')
      .select(['state', 'revision', 'ends_at as endsAt', 'reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

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
    /** Begins anew: nothing stands between the four, so that the next contract can be made. */
    async begin(): Promise<void> {
      await db.updateTable('agent_contract').set({ state: 'ENDED' }).where('state', '!=', 'REJECTED').execute();
      policies = {};
      isStrong = true;
      now = start;
      await stopDatabaseClock(db, start);
    },
    stateOf,
    /** What a party has seen: the contract as it is. */
    async seen(id: string) {
      const { state, revision } = await stateOf(id);
      return { expectedStatus: letterOf(state), version: revision };
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
