/** Which test files run where: read by vitest.config.ts. */

/**
 * Suites that `npm test` runs on both engines: the books, settlement and the jobs. The embedded engine works one transaction
 * after the other and hides races; a call that waits for a second connection while it holds the first stands still on that
 * engine alone.
 *
 * The others run on PostgreSQL, for two thirds of the processor time; the journeys' gateway runs on the embedded engine, and
 * the nightly run repeats every suite on both.
 */
export const onBothEngines = [
  'src/{kernel/{audit,db,jobs},ledger}/**/*.db.test.ts',
  'src/modules/agent-contracts/settlement/corrections.db.test.ts',
  'src/modules/results/{results,rights}.db.test.ts',
  'src/modules/protection/guess-limits.db.test.ts',
  'src/modules/{system/switches,winners/winners}.db.test.ts',
];

/** Suites of which the embedded engine runs by day only what bears the tag `race`: calls that race each other. */
export const racesOnBothEngines = [
  'src/contract/money.db.test.ts',
  'src/modules/{agent-contracts/agent-contracts,agents/{agents,team/agent-centre}}.db.test.ts',
  'src/modules/bonuses/bonuses.db.test.ts',
  'src/modules/{codes,events,reports}/*.db.test.ts',
  'src/modules/cashier/{apply-payment,accounts/accounts,withdrawals/withdrawals}.db.test.ts',
  'src/modules/{corrections/corrections,credit/credit}.db.test.ts',
  'src/modules/draws/scheduler.db.test.ts',
  'src/modules/games/{favourites,game-index/game-index}.db.test.ts',
  'src/modules/identity/{registration,mobile-registration}.db.test.ts',
  'src/modules/identity/{passkeys,payment-password,recovery,remembered}/*.db.test.ts',
  'src/modules/identity/totp/totp.db.test.ts',
  'src/modules/messages/delivery.db.test.ts',
  'src/modules/operators/{approvals,operators}.db.test.ts',
  'src/modules/safer-play/safer-play.db.test.ts',
  'src/modules/seamless/{credentials,jackpots,seamless}.db.test.ts',
  'src/modules/vendor-wallets/vendor-wallets.db.test.ts',
];

/** What needs a server: an embedded database belongs to one process, and an empty one takes three seconds of a processor. */
export const onServerAlone = 'src/{app/catalogue.cli,modules/results/migration}.db.test.ts';

/**
 * Programs that are killed in the middle of their work, start with the whole demo, or are started again and again: minutes of
 * starting, so they run at night. What the commands do is tested by day where it is done.
 */
export const kills = '**/{kill{,.*},two-starts.db,settings.cli,verify.cli}.test.ts';

/** Counts and simulations that take long and say nothing new unless their subject changes. */
export const soaks = '**/*.soak.test.ts';

/** Files that replace a module and therefore cannot share the modules of their worker. */
export const alone = '**/*.alone.db.test.ts';

/** What makes the databases of all suites: it is read as a folder or run before them, so no import says that they depend on it. */
export const beforeAllSuites = ['**/gateway/db/migrations/*.ts', '**/gateway/test/{global-setup,compile-cache}.ts'];
