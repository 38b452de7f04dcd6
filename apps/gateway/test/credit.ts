import type { SignedIn } from '../src/contract/actor.ts';
import type { Operator } from '../src/contract/admin/operator.ts';
import { createCursors } from '../src/contract/cursors.ts';
import { inTransaction } from '../src/kernel/db/transaction.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { parseMoney } from '../src/kernel/money.ts';
import { lockPayIns } from '../src/modules/cashier/pay-ins.port.ts';
import { createCredit } from '../src/modules/credit/credit.service.ts';
import { createCreditLines } from '../src/modules/credit/lines.service.ts';
import { settleDue } from '../src/modules/credit/settle.ts';
import { createPlayGate } from '../src/modules/safer-play/play-gate.port.ts';
import { SETTINGS } from '../src/modules/system/settings.ts';
import { collectAtVendors } from '../src/modules/vendor-wallets/collect.port.ts';
import { stopDatabaseClock } from './clock.ts';
import { ip, zone } from './contracts.ts';
import { addMember } from './fixtures.ts';
import type { TestDb } from './harness.ts';

/** An amount of the wire: `wire('12.5')` is 12.5000. */
export const wire = (amount: string): string => {
  const [units, fraction = ''] = amount.split('.');
  return `${units}.${fraction.padEnd(4, '0')}`;
};

/** Credit lines, agents who use them, and a clock that a test moves. */
export async function creditWorld(t: TestDb) {
  const db = t.db.kysely;
  const cursors = createCursors(createFieldCipher(new Uint8Array(32)));
  const settings = { current: async () => ({ merchant: { ...SETTINGS.merchant.parse({}), timeZone: zone } }) };
  let now = new Date();
  const gate = createPlayGate(
    async () => zone,
    () => now,
  );
  const credit = createCredit({ db, cursors, settings, gate, lockPayIns, requireProof: async () => {} });
  const lines = createCreditLines({ db, cursors, settings });
  const failed: unknown[] = [];
  const by = { id: 'sopheap', role: 'operator', ip } as const;
  const write = ({ username: agent }: SignedIn, limit: string, termDays: number, version: number | undefined) => {
    const change = { agent, limit: wire(limit), termDays, reason: 'Agreed', ...(version && { version }) };
    return inTransaction(db, (trx) => lines.set(trx, change, by, () => {}));
  };

  return {
    ...{ db, credit, lines, failed },
    get now() {
      return now;
    },
    async setClock(at: Date): Promise<void> {
      now = at;
      await stopDatabaseClock(db, at);
    },
    /** A new agent. @param cash in the wallet */
    async agent(cash = '0'): Promise<SignedIn> {
      const memberId = await addMember(db, { amount: parseMoney(cash) });
      const { username } = await db
        .updateTable('member')
        .set({ type: 1 })
        .where('id', '=', memberId)
        .returning('username')
        .executeTakeFirstOrThrow();
      return { role: 'agent', memberId, username, type: 1, currency: 'KHR', language: 'EN', sessionId: '1' };
    },
    /** Opens a line, or changes the one that there is. */
    async set(agent: SignedIn, limit: string, termDays = 7) {
      const [line] = (await lines.list(operator, { agent: agent.username }, { cursor: undefined, pageSize: 1 }))
        .content;
      return write(agent, limit, termDays, line && line.state !== 'CLOSED' ? line.version : undefined);
    },
    /** Opens a line where none was seen. */
    open: (agent: SignedIn, limit: string) => write(agent, limit, 7, undefined),
    accept: (agent: SignedIn, termDays = 7) => credit.accept(agent, { version: 1, termDays }, ip),
    advance: (agent: SignedIn, amount: string) =>
      inTransaction(db, (trx) => credit.advance(trx, agent, { amount: wire(amount) }, ip)),
    repay: (agent: SignedIn, amount: string) =>
      inTransaction(db, (trx) => credit.repay(trx, agent, { amount: wire(amount) }, ip)),
    settle: () =>
      settleDue(db, { zone, collectAtVendors, log: { error: (seen: unknown) => void failed.push(seen) } as never }),
  };
}

/** An operator who reads. */
export const operator: Operator = {
  ...{ id: '1', sessionId: undefined, name: 'sopheap', role: 'admin', expiresAt: undefined, idleSeconds: undefined },
};
