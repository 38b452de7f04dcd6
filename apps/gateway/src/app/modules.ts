import type { AdminHandlers, ApprovalRules } from '../contract/admin/handlers.ts';
import type { AdminPorts } from '../contract/admin/routes.ts';
import { gather } from '../contract/gather.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { ModuleParts } from '../contract/module.ts';
import type { ContractPorts } from '../contract/routes.ts';
import { createAuditReader } from '../kernel/audit/audit.reader.ts';
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
import { lockPayIns } from '../modules/cashier/pay-ins.port.ts';
import { createClosingModule } from '../modules/closing/closing.module.ts';
import { createCodesModule } from '../modules/codes/codes.module.ts';
import { createConsentsModule } from '../modules/consents/consents.module.ts';
import { withdrawMarketing } from '../modules/consents/consents.port.ts';
import { createContentModule } from '../modules/content/content.module.ts';
import { createCorrectionsModule } from '../modules/corrections/corrections.module.ts';
import { createCreditModule } from '../modules/credit/credit.module.ts';
import { closeCredit } from '../modules/credit/credit.port.ts';
import { createCspModule } from '../modules/csp/csp.module.ts';
import { createDataExportModule } from '../modules/data-export/data-export.module.ts';
import { createDocumentsModule } from '../modules/documents/documents.module.ts';
import { createDrawsModule } from '../modules/draws/draws.module.ts';
import { createEventsModule } from '../modules/events/events.module.ts';
import { createFilesModule } from '../modules/files/files.module.ts';
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
import { createSystemModule } from '../modules/system/system.module.ts';
import { listNewestTransfers } from '../modules/transfers/member-transfers.port.ts';
import { createTransfersModule } from '../modules/transfers/transfers.module.ts';
import { collectAtVendors } from '../modules/vendor-wallets/collect.port.ts';
import { createVendorWalletsModule } from '../modules/vendor-wallets/vendor-wallets.module.ts';
import { sumGiven } from '../modules/wallet/promotions.port.ts';
import { createWalletModule } from '../modules/wallet/wallet.module.ts';
import { createWinnersModule } from '../modules/winners/winners.module.ts';
import { arcadeVendor } from './game-hosts.ts';
import { kernelJobs } from './kernel-jobs.ts';
import { createModuleContext, type ModuleDeps } from './module-context.ts';
import { shareAnswers } from './share-answers.ts';

/** Makes every module, each from those before it, and puts their handlers and jobs together. */
export async function createModules(deps: ModuleDeps) {
  const { config, db: database, notifier } = deps;
  const { context, clock } = await createModuleContext(deps);
  const { db } = context;
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
    ...{
      guesses,
      settings,
      endContracts: agentContracts.endForMove,
      reopenContracts: agentContracts.reopenAfterMove,
      income: agentContracts.income,
    },
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
    compareAccounts: (...approved) => cashier.compareAccounts(...approved),
  });
  const cashier = createCashierModule(context, {
    ...{ queue, settings, files: files.files, providers: config.payments },
    requireStrong: stepUp.requireStrong,
    requireProof: paymentPassword.requireProof,
    notices: identity.notices,
    heldUntil: paymentPassword.heldUntil,
    collectAtVendors,
    transfersOf: listNewestTransfers,
  });
  const corrections = createCorrectionsModule(context, { settings, readFree: cashier.readFree });
  const bonuses = createBonusesModule(context);
  const { vendorWallets, ...ownWallets } = createVendorWalletsModule(context, { settings });
  const transfers = createTransfersModule(context, {
    ...{ settings, ownWallets: vendorWallets },
    requireProof: paymentPassword.requireProof,
    heldUntil: paymentPassword.heldUntil,
    readUnplayed: cashier.readUnplayed,
  });
  const credit = createCreditModule(context, {
    ...{ settings, requireProof: paymentPassword.requireProof, lockPayIns, collectAtVendors },
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
      closeCredit,
    ],
    leastPayout: cashier.leastPayout,
    leaveAgency: agents.leave,
    dropApplication: agents.dropApplication,
    collectAtVendors,
    keepMoneyAfterEnd,
    endSessions: (on, memberId) => sessions.endOf(memberId, 'LOGOUT', { on }),
  });
  const dataExport = createDataExportModule(context, {
    ...{ files: files.files, requireStrong: stepUp.requireStrong, words: mailing.inboxWords },
  });
  const winners = createWinnersModule(context, { settings });
  const reports = createReportsModule(context);
  const records = createRecordsModule(context, {
    ...{ settings, gamesOrigin: (code) => vendorOf(code)?.hosts[0], sumGiven, teamPath: agents.teamPath },
  });
  const documents = createDocumentsModule(context, {
    ...{ settings, records: records.records, profit: records.profit, wallet: wallet.wallet },
    ...{ team: agents.team, losses: agents.losses, teamBets: records.team, teamMovements: wallet.teamMovements },
    ...{ bills: agentContracts.bills, contracts: agentContracts.contracts, links: agents.links },
    credit: credit.credit,
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
    providerHealth: cashier.providerHealth,
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

  const all = [
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
    corrections,
    bonuses,
    ownWallets,
    transfers,
    credit,
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
  ] as const satisfies readonly ModuleParts[];
  const parts: readonly ModuleParts[] = all;
  // an operation of a contract that no module answers fails to compile here
  const handlers: Handlers = gather(all, 'handlers');
  const admin: AdminHandlers = gather(all, 'admin');
  const approvalRules: ApprovalRules = gather(all, 'approvalRules');
  const work: Job[] = [...kernelJobs, ...parts.flatMap(({ jobs = [] }) => jobs)];

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
    rateLimitScale: config.rateLimitScale,
  };

  return {
    ports,
    /** What the operators' console is served by. */
    adminPorts,
    firstAdminLink: operators.firstAdminLink,
    guardEntry: system.guardEntry,
    /** Routes of the modules that are not in the contract. */
    registrations: parts.flatMap(({ register = [] }) => register),
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
      for (const { close } of parts.toReversed()) await close?.();
      await clock.close();
    },
  };
}

export type Modules = Awaited<ReturnType<typeof createModules>>;
