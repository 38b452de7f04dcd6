import type { AuditActor } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { createInviter } from '../../modules/operators/invitations.ts';
import { createOperators } from '../../modules/operators/operators.service.ts';
import { Refused } from './settings/commands.ts';

const USAGE = 'Usage: npm run operators -- list | link NAME';
const NOBODY =
  'There are no accounts yet. A gateway whose console asks for a log-in prints a link for the first admin at its start.';

/**
 * Does what the words of a command line say.
 *
 * @param by who it is, for the audit chain
 * @returns what is said about it
 * @throws Refused with the reason
 */
export async function runOperatorsCommand(
  { db, cipher, by }: { db: Executor; cipher: FieldCipher; by: AuditActor },
  [command, name, ...more]: readonly string[],
): Promise<string> {
  const operators = createOperators(db, createInviter(cipher));
  const all = await operators.list();
  if (command === 'list' && name === undefined)
    return all.map((account) => `${account.name}  ${account.role}  ${account.state}`).join('\n') || NOBODY;
  if (command !== 'link' || name === undefined || more.length > 0) throw new Refused(USAGE);
  const account = all.find((one) => one.name === name);
  if (!account) throw new Refused(`There is no operator "${name}": npm run operators -- list.`);
  const { address, expiresAt } = await inTransaction(db, (trx) => operators.inviteAgain(trx, account.id, by));
  return `Open this behind the address of the console. It is good once, until ${expiresAt}:\n${address}`;
}
