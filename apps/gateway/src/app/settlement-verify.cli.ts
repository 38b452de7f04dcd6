/**
 * `npm run settlement:verify`: makes every bill of agents again, from results and the terms that were signed, and compares
 * every byte; then what each says was paid with what the ledger has moved. The embedded database must not be in use. Exit
 * code 0: all are the same; 1: one differs; 2: could not be read.
 */
import { verifyBills } from '../modules/agent-contracts/settlement/verify.ts';
import { runVerification } from './run-verification.ts';

await runVerification(async (db) => {
  const { bills, wrong } = await verifyBills(db.kysely);
  const lines = wrong.map(({ id, differs }) => `bill ${id} differs: ${differs}`);
  return { report: [...lines, `${bills} bills, ${wrong.length} differ`].join('\n'), isSound: wrong.length === 0 };
});
