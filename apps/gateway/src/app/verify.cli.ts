/**
 * `npm run ledger:verify`: recomputes the books of DATABASE_URL, or of the embedded database in DATA_DIR, and compares.
 * The embedded one must not be in use. Exit code 0: sound; 1: not sound; 2: could not be read.
 */
import { formatReport } from '../ledger/verify.report.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { bonusChecks } from '../modules/bonuses/bonuses.verify.ts';
import { cashierChecks } from '../modules/cashier/cashier.verify.ts';
import { correctionChecks } from '../modules/corrections/corrections.verify.ts';
import { creditChecks } from '../modules/credit/credit.verify.ts';
import { resultChecks } from '../modules/results/results.verify.ts';
import { seamlessChecks } from '../modules/seamless/seamless.verify.ts';
import { transferChecks } from '../modules/transfers/transfers.verify.ts';
import { vendorWalletChecks } from '../modules/vendor-wallets/vendor-wallets.verify.ts';
import { runVerification } from './run-verification.ts';

await runVerification(async (db) => {
  const verification = await verifyLedger(db.kysely, [
    ...seamlessChecks,
    ...resultChecks,
    ...cashierChecks,
    ...transferChecks,
    ...correctionChecks,
    ...vendorWalletChecks,
    ...bonusChecks,
    ...creditChecks,
  ]);
  return { report: formatReport(verification), isSound: verification.ok };
});
