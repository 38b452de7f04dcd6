import type { FastifyBaseLogger } from 'fastify';
import type { AdminHandlers, ApprovalRules } from '../contract/admin/handlers.ts';
import type { AdminPorts } from '../contract/admin/routes.ts';
import { createCursors } from '../contract/cursors.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { ModuleContext, ModuleParts } from '../contract/module.ts';
import type { ContractPorts } from '../contract/routes.ts';
import { createSharedAnswers } from '../contract/shared-answers.ts';
import { createAuditReader } from '../kernel/audit/audit.reader.ts';
import { followDatabaseTime } from '../kernel/db/clock.ts';
import type { Notifier } from '../kernel/db/notify.ts';
import type { Db } from '../kernel/db/open.ts';
import type { FieldCipher } from '../kernel/field-cipher.ts';
import type { Job } from '../kernel/jobs/job.ts';
import { createJobHistory } from '../kernel/jobs/job-history.ts';
import { createQueue } from '../kernel/jobs/queue/queue.ts';
import { announceBalances } from '../ledger/announcements.ts';
import { idempotent } from '../ledger/idempotency.ts';
import { createAgentContractsModule } from '../modules/agent-contracts/agent-contracts.module.ts';
import { createAgentsModule } from '../modules/agents/agents.module.ts';
import { createBonusesModule } from '../modules/bonuses/bonuses.module.ts';
import { keepMoneyAfterEnd } from '../modules/cashier/after-end.port.ts';
import { createCashierModule } from '../modules/cashier/cashier.module.ts';
import { createClosingModule } from '../modules/closing/closing.module.ts';
import { createCodesModule } from '../modules/codes/codes.module.ts';
import { createConsentsModule } from '../modules/consents/consents.module.ts';
import { withdrawMarketing } from '../modules/consents/consents.port.ts';
import { createContentModule } from '../modules/content/content.module.ts';
import { announced } from '../modules/content/content.service.ts';
import { createCspModule } from '../modules/csp/csp.module.ts';
import { createDataExportModule } from '../modules/data-export/data-export.module.ts';
import { createDocumentsModule } from '../modules/documents/documents.module.ts';
import { createDrawsModule } from '../modules/draws/draws.module.ts';
import { createEventsModule } from '../modules/events/events.module.ts';
import { createFilesModule } from '../modules/files/files.module.ts';
import { listingChanged } from '../modules/games/channels.port.ts';
import { createGamesModule } from '../modules/games/games.module.ts';
import { createIconsModule } from '../modules/icons/icons.module.ts';
import { createIdentityModule } from '../modules/identity/identity.module.ts';
import { createIdentityCheckModule } from '../modules/identity-check/identity-check.module.ts';
import { createMessagesModule } from '../modules/messages/messages.module.ts';
import { createMonitoringModule } from '../modules/monitoring/monitoring.module.ts';
import { createOperatorsModule } from '../modules/operators/operators.module.ts';
import { createPicturesModule } from '../modules/pictures/pictures.module.ts';
import { createProtectionModule } from '../modules/protection/protection.module.ts';
import { createRecordsModule } from '../modules/records/records.module.ts';
import { createReportsModule } from '../modules/reports/reports.module.ts';
import { createResultsModule } from '../modules/results/results.module.ts';
import { createRoomsModule } from '../modules/rooms/rooms.module.ts';
import { isNumberExcluded } from '../modules/safer-play/exclusion.port.ts';
import { createSaferPlayModule } from '../modules/safer-play/safer-play.module.ts';
import { createSeamlessModule } from '../modules/seamless/seamless.module.ts';
import { createSocialModule } from '../modules/social/social.module.ts';
import type { Settings } from '../modules/system/settings.service.ts';
import { createSystemModule } from '../modules/system/system.module.ts';
import { createTransfersModule } from '../modules/transfers/transfers.module.ts';
import { createWalletModule } from '../modules/wallet/wallet.module.ts';
import { createWinnersModule } from '../modules/winners/winners.module.ts';
import type { Config } from './config.ts';
import { arcadeVendor } from './game-hosts.ts';
import { kernelJobs } from './kernel-jobs.ts';

export interface ModuleDeps {
  config: Config;
  db: Db;
  notifier: Notifier;
  cipher: FieldCipher;
  log: FastifyBaseLogger;
}

/** Makes every module, each from those before it, and puts their handlers and jobs together. */
export async function createModules({ config, db: database, notifier, cipher, log }: ModuleDeps) {
  const db = database.kysely;
  const { rateLimitScale, publicOrigin } = config;
  const clock = await followDatabaseTime(db);
  const context: ModuleContext = {
    db,
    notifier,
    cipher,
    cursors: createCursors(cipher),
    log,
    now: clock.now,
    rateLimitScale,
    publicOrigin,
  };
  announceBalances(db, notifier);
  const queue = createQueue();

  const system = await createSystemModule(context, { database, config, trustProxy: config.trustProxy });
  const { settings } = system;
  const protection = createProtectionModule(context, { settings, skipHumanCheck: config.skipHumanCheck });
  const { messages, ...mailing } = createMessagesModule(context, { settings, queue, providers: config });
  const { guesses, captchas, humanChecks, guard } = protection;
  const codes = createCodesModule(context, { settings, messages, captchas, humanChecks });
  const identity = createIdentityModule(context, {
    settings,
    messages,
    captchas,
    humanChecks,
    guard,
    codes: codes.codes,
    phones: codes.phones,
    isNumberExcluded,
    joinedByLink: (...joined) => agents.joinedByLink(...joined),
  });
  const { sessions, sealing, signIn, registration, members, stepUp, paymentPassword } = identity;
  const social = createSocialModule(context, { settings, signIn, registration, members, clients: config.social });
  const agentContracts = createAgentContractsModule(context, { settings, requireStrong: stepUp.requireStrong });
  const agents = createAgentsModule(context, {
    ...{ guesses, settings, endContracts: agentContracts.endForMove, income: agentContracts.income },
    ...{ accounts: identity.givenAccounts, plans: agentContracts.plans, requireStrong: stepUp.requireStrong },
    initialPassword: config.initialPassword,
    ...{ humanChecks, messages },
    endSessions: (memberId) => sessions.endOf(memberId, 'LOCKED'),
    forgetBrowsers: identity.forgetBrowsers,
  });
  const icons = createIconsModule(context);
  const wallet = createWalletModule(context, { settings, teamPath: agents.teamPath });
  const files = createFilesModule(context);
  const identityCheck = createIdentityCheckModule(context, {
    ...{ settings, files: files.files, requireStrong: stepUp.requireStrong },
    holdWithdrawals: identity.holdWithdrawals,
  });
  const cashier = createCashierModule(context, {
    ...{ queue, settings, files: files.files, providers: config.payments },
    requireStrong: stepUp.requireStrong,
    requireProof: paymentPassword.requireProof,
    notices: identity.notices,
    heldUntil: paymentPassword.heldUntil,
  });
  const bonuses = createBonusesModule(context);
  const transfers = createTransfersModule(context, {
    settings,
    requireProof: paymentPassword.requireProof,
    heldUntil: paymentPassword.heldUntil,
    readUnplayed: cashier.readUnplayed,
  });
  const pictures = createPicturesModule(context, {
    // beside the data, as its key is; tests leave nothing behind
    folder: config.mode === 'test' ? undefined : `${config.dataDir}.pictures`,
  });
  const content = createContentModule(context, {
    imageCdns: config.imageCdns,
    hasPicture: pictures.uploads.has,
    purgePictures: pictures.uploads.purge,
    settings,
  });
  const seamless = createSeamlessModule(context, { settings });
  const draws = await createDrawsModule(context, { settings, beaconUrl: config.drawBeaconUrl });
  const vendorOf = (code: string) => arcadeVendor(code, [config.vendorOrigin, ...config.vendorMirrors]);
  const games = createGamesModule(context, {
    settings,
    draws: draws.draws,
    launching: {
      sessions: seamless.gameSessions,
      vendorOf,
      frameOrigins: [config.vendorOrigin, ...config.launchOrigins],
    },
  });
  const rooms = createRoomsModule(context, { settings, launch: games.launch, games: games.games });
  const saferPlay = createSaferPlayModule(context, {
    settings,
    endPlay: [seamless.gameSessions.endOf, cashier.cancelOpenDeposits, identity.forgetBrowsers],
    fitDeposits: cashier.fitOpenDeposits,
    withdrawMarketing: (trx, memberId) => withdrawMarketing(trx, memberId, 'EXCLUSION'),
  });
  const consents = createConsentsModule(context, { assertNoBreak: saferPlay.assertNoBreak });
  const closing = createClosingModule(context, {
    requireStrong: stepUp.requireStrong,
    notices: identity.notices,
    endPlay: [
      ...[seamless.gameSessions.endOf, cashier.cancelOpenDeposits, identity.forgetBrowsers],
      (trx, memberId) => withdrawMarketing(trx, memberId, 'CLOSING'),
    ],
    leastPayout: cashier.leastPayout,
    leaveAgency: agents.leave,
    dropApplication: agents.dropApplication,
    keepMoneyAfterEnd,
    endSessions: (memberId) => sessions.endOf(memberId, 'LOGOUT'),
  });
  const dataExport = createDataExportModule(context, {
    ...{ files: files.files, requireStrong: stepUp.requireStrong, words: mailing.inboxWords },
  });
  const winners = createWinnersModule(context, { settings });
  const reports = createReportsModule(context);
  const records = createRecordsModule(context, {
    ...{ settings, gamesOrigin: (code) => vendorOf(code)?.hosts[0], teamPath: agents.teamPath },
  });
  const documents = createDocumentsModule(context, {
    ...{ settings, records: records.records, profit: records.profit, wallet: wallet.wallet },
    teamBets: records.team,
    ...{ bills: agentContracts.bills, contracts: agentContracts.contracts },
  });
  const results = createResultsModule(context, { settings });
  const csp = createCspModule(context);
  const audit = createAuditReader(db);
  const jobs = createJobHistory(db);
  const monitoring = createMonitoringModule(context, {
    settings,
    readiness: system.readiness,
    audit,
    jobs,
    messages,
    reports: reports.reports,
    codes: codes.codes,
    cspViolations: csp.cspViolations,
    memberFigures: identity.memberFigures,
    moneyWaiting: cashier.waiting,
    transfersWaiting: transfers.waiting,
    identityChecksWaiting: identityCheck.waiting,
    applicationsWaiting: agents.waiting,
    playIn: results.playIn,
    flowsIn: cashier.flowsIn,
    betHours: results.betHours,
    flowHours: cashier.flowHours,
  });
  const operators = createOperatorsModule(context, {
    settings,
    guard,
    guesses,
    console: () => ({ handlers: admin, rules: approvalRules }),
  });
  const shared = await shareAnswers(config, notifier, settings);
  const events = await createEventsModule(context, { sessions });

  const handlers: Handlers = {
    ...system.handlers,
    ...mailing.handlers,
    ...identity.handlers,
    ...codes.handlers,
    ...social.handlers,
    ...agents.handlers,
    ...agentContracts.handlers,
    ...icons.handlers,
    ...wallet.handlers,
    ...files.handlers,
    ...identityCheck.handlers,
    ...cashier.handlers,
    ...bonuses.handlers,
    ...transfers.handlers,
    ...games.handlers,
    ...rooms.handlers,
    ...draws.handlers,
    ...content.handlers,
    ...saferPlay.handlers,
    ...consents.handlers,
    ...closing.handlers,
    ...dataExport.handlers,
    ...winners.handlers,
    ...reports.handlers,
    ...records.handlers,
    ...documents.handlers,
    ...events.handlers,
    ...seamless.handlers,
  };

  const admin: AdminHandlers = {
    ...operators.admin,
    ...system.admin,
    ...monitoring.admin,
    ...games.admin,
    ...seamless.admin,
    ...content.admin,
    ...pictures.admin,
    ...mailing.admin,
    ...reports.admin,
    ...draws.admin,
    ...identity.admin,
    ...agents.admin,
    ...agentContracts.admin,
    ...identityCheck.admin,
    ...cashier.admin,
    ...bonuses.admin,
    ...transfers.admin,
    ...saferPlay.admin,
    ...closing.admin,
  };
  const approvalRules: ApprovalRules = {
    ...operators.approvalRules,
    ...system.approvalRules,
    ...monitoring.approvalRules,
    ...identityCheck.approvalRules,
    ...cashier.approvalRules,
    ...bonuses.approvalRules,
    ...agentContracts.approvalRules,
  };

  const all: readonly ModuleParts[] = [
    system,
    protection,
    mailing,
    codes,
    identity,
    social,
    agents,
    agentContracts,
    icons,
    wallet,
    files,
    identityCheck,
    cashier,
    bonuses,
    transfers,
    content,
    seamless,
    shared,
    draws,
    games,
    rooms,
    saferPlay,
    consents,
    closing,
    dataExport,
    winners,
    reports,
    records,
    documents,
    results,
    csp,
    pictures,
    monitoring,
    operators,
    events,
  ];
  const work: Job[] = [...kernelJobs, ...all.flatMap(({ jobs = [] }) => jobs)];

  const ports: Omit<ContractPorts, 'checkAnswers' | 'rateLimitScale'> = {
    handlers,
    resolveActor: identity.resolveActor,
    resolveVendor: seamless.resolveVendor,
    shared: shared.answers,
    showFault: social.showFault,
    once: (request, work) => idempotent(db, request, work),
    openSealed: (body, target) => sealing.open(body, target),
    offeredLanguages: async () => (await settings.current()).merchant,
  };

  const adminPorts: AdminPorts = {
    handlers: admin,
    resolveOperator: operators.resolveOperator,
    approvals: operators.approvals,
    checkAnswers: config.mode !== 'production',
    rateLimitScale,
  };

  return {
    ports,
    /** What the operators' console is served by. */
    adminPorts,
    firstAdminLink: operators.firstAdminLink,
    guardEntry: system.guardEntry,
    /** Routes of the modules that are not in the contract. */
    registrations: all.flatMap(({ register = [] }) => register),
    /** What the modules do by the clock. */
    work,
    settings,
    queue,
    messages,
    /** What the modules do because something was sent. */
    workers: [...messages.workers, ...cashier.workers],
    audit,
    /** What the operators' server has beside its API: the console shows no picture of another origin. */
    operationsRegistrations: [csp.register, pictures.register, files.register],
    files: files.files,
    sessions,
    sealing,
    codes: codes.codes,
    content: content.content,
    drawScheduler: draws.scheduler,
    listings: games.listings,
    listProviders: games.listProviders,
    events: events.events,
    /** Ends the streams and stops listening for events. */
    async close(): Promise<void> {
      for (const { close } of all.toReversed()) await close?.();
      await clock.close();
    },
  };
}

export type Modules = Awaited<ReturnType<typeof createModules>>;

/** Answers that are the same for every visitor; they are forgotten when announcements or listings change. */
async function shareAnswers({ sharedAnswerSeconds }: Config, notifier: Notifier, settings: Settings) {
  const answers = createSharedAnswers({ seconds: sharedAnswerSeconds, stamp: () => settings.current() });
  const unsubscribe = await Promise.all([
    notifier.subscribe(announced, answers.clear, answers.clear),
    notifier.subscribe(listingChanged, answers.clear, answers.clear),
  ]);
  return {
    answers,
    async close(): Promise<void> {
      await Promise.all(unsubscribe.map((end) => end()));
    },
  };
}
