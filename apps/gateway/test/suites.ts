/** Which test files run where: read by vitest.config.ts. */

/** Suites that `npm test` runs on both engines: the books, settlement, the jobs, and whatever does something else on each. */
export const onBothEngines = [
  'src/{kernel/{audit,db,jobs},ledger}/**/*.db.test.ts',
  'src/modules/{codes,results,seamless}/**/*.db.test.ts',
  'src/modules/games/game-index/game-index.db.test.ts',
  'src/contract/money.db.test.ts',
];

/**
 * Suites that it runs on PostgreSQL alone: those in which calls race each other or a second gateway takes part. The
 * embedded engine works one transaction after the other and hides races; that it serves what these are about is what the
 * journeys show, whose gateway runs on it.
 *
 * What stands in neither list runs on the embedded engine, and the nightly run repeats every suite on both.
 */
export const onPostgres = [
  'src/modules/{records,reports}/**/*.db.test.ts',
  'src/modules/draws/scheduler.db.test.ts',
  'src/modules/events/*.db.test.ts',
  'src/modules/messages/delivery.db.test.ts',
  'src/modules/games/{favourites,games}.db.test.ts',
  'src/modules/{identity/{registration,mobile-registration},protection/guess-limits}.db.test.ts',
  'src/modules/identity/{passkeys,recovery,remembered,totp}/*.db.test.ts',
  'src/modules/{operators/{approvals,operators},system/switches}.db.test.ts',
  'src/app/two-starts.db.test.ts',
];

/** Programs that are killed in the middle of their work: minutes of starting, so they run at night. */
export const kills = '**/kill{,.*}.test.ts';

/** Counts and simulations that take long and say nothing new unless their subject changes. */
export const soaks = '**/*.soak.test.ts';

/** Files that replace a module and therefore cannot share the modules of their worker. */
export const alone = '**/*.alone.db.test.ts';
