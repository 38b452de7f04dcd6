import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import type { FieldCipher } from '../../src/kernel/field-cipher.ts';
import { createInviter } from '../../src/modules/operators/invitations.ts';
import { createOperators } from '../../src/modules/operators/operators.service.ts';

/** An operator who works with the demo's visitor. Nobody has her password, until somebody takes her account up by a link. */
export const COLLEAGUE = 'malis';

/** @returns her number */
export async function addColleague(db: Executor, cipher: FieldCipher, passwordHash: string): Promise<string> {
  const sealed_totp = cipher.seal(randomBytes(20).toString('hex'), 'demo');
  const account = { name: COLLEAGUE, role: 'cashier', state: 'active', sealed_totp, last_log_in_at: null } as const;
  const { id } = await db
    .insertInto('operator')
    .values({ ...account, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * A one-time link for the colleague, where operators log in: what takes two of them needs somebody who can be the second.
 *
 * @returns path of the link on the origin of the console; undefined once her account is taken up, or not in use any more
 */
export async function inviteColleague(db: Executor, cipher: FieldCipher): Promise<string | undefined> {
  const row = await db
    .selectFrom('operator')
    .select('id')
    .where('name', '=', COLLEAGUE)
    .where('state', '=', 'active')
    .where('last_log_in_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const operators = createOperators(db, createInviter(cipher));
  return (await inTransaction(db, (trx) => operators.inviteAgain(trx, row.id, { role: 'system' }))).address;
}
