import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { createCursors } from '../contract/cursors.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { ContractPorts } from '../contract/routes.ts';
import { createSharedAnswers } from '../contract/shared-answers.ts';
import { createAuditReader } from '../kernel/audit/audit.reader.ts';
import type { Notifier } from '../kernel/db/notify.ts';
import type { Db } from '../kernel/db/open.ts';
import type { FieldCipher } from '../kernel/field-cipher.ts';
import { createJobHistory } from '../kernel/jobs/job-history.ts';
import { createQueue } from '../kernel/jobs/queue/queue.ts';
import { announceBalances } from '../ledger/announcements.ts';
import { idempotent } from '../ledger/idempotency.ts';
import { agentsRoutes } from '../modules/agents/agents.routes.ts';
import { createAgents } from '../modules/agents/agents.service.ts';
import { codesRoutes } from '../modules/codes/codes.routes.ts';
import { createCodes } from '../modules/codes/codes.service.ts';
import { createPhones } from '../modules/codes/phones.service.ts';
import { contentRoutes } from '../modules/content/content.routes.ts';
import { announced, createContentService } from '../modules/content/content.service.ts';
import { topCspViolations } from '../modules/csp/csp.repository.ts';
import { openBeacon } from '../modules/draws/beacon.ts';
import { drawsRoutes } from '../modules/draws/draws.routes.ts';
import { createDraws } from '../modules/draws/draws.service.ts';
import { createDrawScheduler, drawsChanged } from '../modules/draws/scheduler.ts';
import { eventsRoutes } from '../modules/events/events.routes.ts';
import { openLiveEvents } from '../modules/events/events.service.ts';
import { createCatalogue } from '../modules/games/catalogue.ts';
import { listingChanged } from '../modules/games/channels.port.ts';
import { createFavourites } from '../modules/games/favourites.service.ts';
import { gamesRoutes } from '../modules/games/games.routes.ts';
import { createGamesService } from '../modules/games/games.service.ts';
import { createLaunch } from '../modules/games/launch.service.ts';
import { createListings } from '../modules/games/listing.service.ts';
import { createLotteryFrames } from '../modules/games/lottery-frame.service.ts';
import { createGameSearch } from '../modules/games/search/search.service.ts';
import { createShelves } from '../modules/games/shelf/shelf.service.ts';
import { iconsRoutes } from '../modules/icons/icons.routes.ts';
import { createIcons } from '../modules/icons/icons.service.ts';
import { createCodeLogin } from '../modules/identity/code-login.ts';
import { createFactors } from '../modules/identity/factors.ts';
import { createFreePlay } from '../modules/identity/free-play/free-play.service.ts';
import { identityRoutes } from '../modules/identity/identity.routes.ts';
import { createLogin } from '../modules/identity/login.service.ts';
import { createMemberService } from '../modules/identity/member.service.ts';
import { createOwnerNotices } from '../modules/identity/owner-notices.ts';
import { passkeyRoutes } from '../modules/identity/passkeys/passkey.routes.ts';
import { createPasskeyService } from '../modules/identity/passkeys/passkey.service.ts';
import { createPasskeyLogin } from '../modules/identity/passkeys/passkey-login.ts';
import { createPasskeys } from '../modules/identity/passkeys/passkeys.ts';
import { createRelyingParty } from '../modules/identity/passkeys/relying-party.ts';
import { createChangePassword } from '../modules/identity/recovery/change-password.ts';
import { createMailRecovery } from '../modules/identity/recovery/mail-recovery.ts';
import { createNewPasswords } from '../modules/identity/recovery/new-password.ts';
import { createPhoneRecovery } from '../modules/identity/recovery/phone-recovery.ts';
import { recoveryRoutes } from '../modules/identity/recovery/recovery.routes.ts';
import { createRegistration } from '../modules/identity/registration.service.ts';
import { createRememberedLogin } from '../modules/identity/remembered/remembered.service.ts';
import { createSealing } from '../modules/identity/sealing.service.ts';
import { createOwnSessions } from '../modules/identity/security/own-sessions.service.ts';
import { securityRoutes } from '../modules/identity/security/security.routes.ts';
import { createStepUp } from '../modules/identity/security/step-up.ts';
import { sessionCookies } from '../modules/identity/session-cookie.port.ts';
import { createSessions } from '../modules/identity/sessions.service.ts';
import { createSignIn } from '../modules/identity/sign-in.service.ts';
import { createSecondFactor } from '../modules/identity/totp/second-factor.ts';
import { totpRoutes } from '../modules/identity/totp/totp.routes.ts';
import { createTotpService } from '../modules/identity/totp/totp.service.ts';
import { createTotp } from '../modules/identity/totp/totp.ts';
import { openCarriers } from '../modules/messages/carriers.ts';
import { createMessages } from '../modules/messages/messages.service.ts';
import { createCaptchas } from '../modules/protection/captcha/captcha.service.ts';
import { createGuessLimits } from '../modules/protection/guess-limits.service.ts';
import { createHumanChecks } from '../modules/protection/human-check/human-check.service.ts';
import { createLoginGuard } from '../modules/protection/login-guard.service.ts';
import { recordsRoutes } from '../modules/records/records.routes.ts';
import { createRecords } from '../modules/records/records.service.ts';
import { reportsRoutes } from '../modules/reports/reports.routes.ts';
import { createReports } from '../modules/reports/reports.service.ts';
import { roomsRoutes } from '../modules/rooms/rooms.routes.ts';
import { createRooms } from '../modules/rooms/rooms.service.ts';
import { createVendorGate } from '../modules/seamless/credentials.ts';
import { createGameSessions } from '../modules/seamless/game-sessions.port.ts';
import { seamlessHandlers } from '../modules/seamless/seamless.routes.ts';
import { createSeamlessService } from '../modules/seamless/seamless.service.ts';
import { openProviders } from '../modules/social/providers.ts';
import { createHandoverPage } from '../modules/social/social.page.ts';
import { socialFaults, socialRoutes } from '../modules/social/social.routes.ts';
import { createSocial } from '../modules/social/social.service.ts';
import { visitOf } from '../modules/system/entry-gates.ts';
import { openSettings } from '../modules/system/settings.service.ts';
import { systemRoutes } from '../modules/system/system.routes.ts';
import { createSystemService } from '../modules/system/system.service.ts';
import { walletRoutes } from '../modules/wallet/wallet.routes.ts';
import { createWalletService } from '../modules/wallet/wallet.service.ts';
import { winnersRoutes } from '../modules/winners/winners.routes.ts';
import { createWinners } from '../modules/winners/winners.service.ts';
import type { Config } from './config.ts';

export interface ModuleDeps {
  config: Config;
  db: Db;
  notifier: Notifier;
  cipher: FieldCipher;
  log: FastifyBaseLogger;
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{43,64})$/.exec(request.headers.authorization ?? '')?.[1];

/** Makes every module and puts their handlers together: the one place that knows them all. */
export async function createModules({ config, db: opened, notifier, cipher, log }: ModuleDeps) {
  const db = opened.kysely;
  announceBalances(db, notifier);
  const settings = await openSettings(db, notifier, log);
  const sessions = createSessions(db, notifier, settings);
  const sealing = createSealing(db);
  const guesses = createGuessLimits(db, config.rateLimitScale);
  const captchas = createCaptchas(db, guesses);
  const guard = createLoginGuard(db, config.rateLimitScale);
  const humanChecks = createHumanChecks(db, settings, config.skipHumanCheck);
  const cursors = createCursors(cipher);
  const totp = createTotp(db, cipher);
  const relyingParty = createRelyingParty(settings, config.publicOrigin);
  const passkeys = createPasskeys({ db, relyingParty });
  const factors = createFactors(totp, passkeys);
  const secondFactor = createSecondFactor({ db, factors, passkeys, guard });
  const signIn = createSignIn({ db, sessions, settings, secondFactor });
  const scale = config.rateLimitScale;
  const queue = createQueue();
  const messages = createMessages({ db, queue, settings, cipher, carriers: openCarriers(config), log });
  const phones = createPhones(settings);
  const codes = createCodes({ db, settings, phones, messages, captchas, humanChecks, cipher, log, scale });
  const registration = createRegistration({
    db,
    settings,
    signIn,
    captchas,
    humanChecks,
    phones,
    codes,
    guard,
    cipher,
  });
  const members = createMemberService(db, settings, sessions);
  const social = createSocial({
    db,
    settings,
    signIn,
    registration,
    members,
    cipher,
    providers: openProviders(config.social),
    publicOrigin: config.publicOrigin,
    log,
  });
  const sendHandover = createHandoverPage(settings);
  const byCode = createCodeLogin({ db, settings, phones, codes, signIn, cipher });
  const notices = createOwnerNotices(messages, cipher);
  const passwords = createNewPasswords({ settings, notices, notifier });
  const mailRecovery = createMailRecovery({
    db,
    settings,
    messages,
    captchas,
    humanChecks,
    passwords,
    cipher,
    siteOrigin: config.publicOrigin,
    scale,
  });
  const login = createLogin({ db, sessions, signIn, captchas, humanChecks, guard, cipher, byCode });
  const stepUp = createStepUp({ db, guard, factors });
  const content = createContentService(db, notifier, config.imageCdns);
  const seamless = createSeamlessService({ db, settings });
  const events = await openLiveEvents(db, notifier, sessions, (error) => log.error({ err: error }, 'live events'));
  const beacon = config.drawBeaconUrl === undefined ? undefined : openBeacon(config.drawBeaconUrl);
  const draws = await createDraws({ db, notifier, settings, beaconUrl: beacon?.url });
  const drawScheduler = createDrawScheduler({
    db,
    cipher,
    timeZone: async () => (await settings.current()).merchant.timeZone,
    announce: (drawn) => notifier.publish(drawsChanged, { drawn }),
    beacon,
  });
  const launch = createLaunch(db, settings, {
    sessions: createGameSessions(db),
    vendors: {
      HOUSE: { hosts: [config.vendorOrigin, ...config.vendorMirrors], path: (gameId) => `/${gameId}/` },
    },
    frameOrigins: [config.vendorOrigin, ...config.launchOrigins],
  });
  const reports = createReports(db, scale);

  const shelves = createShelves(db);
  const games = createGamesService(db, notifier, settings, shelves);

  const shared = createSharedAnswers({ seconds: config.sharedAnswerSeconds, stamp: () => settings.current() });
  const unsubscribeShared = await Promise.all([
    notifier.subscribe(announced, shared.clear, shared.clear),
    notifier.subscribe(listingChanged, shared.clear, shared.clear),
  ]);

  const countryHeader = async () => (await settings.current()).region.header;
  const handlers: Handlers = {
    ...systemRoutes(createSystemService(opened, settings, config), async (request) =>
      visitOf(request, config.trustProxy, await countryHeader()),
    ),
    ...identityRoutes({
      login,
      registration,
      members,
      sessions,
      captchas,
      sealing,
      siteOrigin: config.publicOrigin,
    }),
    ...securityRoutes({
      humanChecks,
      remembered: createRememberedLogin({ db, signIn, sessions }),
      freePlay: createFreePlay({ db, settings, signIn, sealing, guard }),
      ownSessions: createOwnSessions({ db, settings, sessions, stepUp, cursors }),
      stepUp,
      siteOrigin: config.publicOrigin,
    }),
    ...codesRoutes(codes, phones),
    ...recoveryRoutes({
      changePassword: createChangePassword({ db, guard, captchas, passwords }),
      byPhone: createPhoneRecovery({ db, settings, phones, codes, passwords, signIn, guard, cipher }),
      byMail: mailRecovery,
    }),
    ...socialRoutes(social, sendHandover),
    ...agentsRoutes(createAgents(db, guesses)),
    ...iconsRoutes(createIcons(db)),
    ...totpRoutes(createTotpService({ db, settings, totp, stepUp, guard, notices }), signIn),
    ...passkeyRoutes({
      relyingParty,
      passkeys,
      own: createPasskeyService({ db, relyingParty, stepUp, notices }),
      login: createPasskeyLogin({ db, passkeys, secondFactor, signIn, guard }),
    }),
    ...walletRoutes(createWalletService(db, settings)),
    ...gamesRoutes({
      catalogue: createCatalogue(db, settings, shelves, draws),
      games,
      search: createGameSearch(settings, games),
      favourites: createFavourites(db),
      launch,
      lotteryFrames: createLotteryFrames(draws),
    }),
    ...roomsRoutes(createRooms({ db, settings, launch }), games),
    ...drawsRoutes(draws),
    ...contentRoutes(content),
    ...winnersRoutes(createWinners(db, settings)),
    ...reportsRoutes(reports),
    ...recordsRoutes(createRecords(db, settings, cursors)),
    ...eventsRoutes(events),
    ...seamlessHandlers(seamless),
  };

  const ports: Omit<ContractPorts, 'checkAnswers' | 'rateLimitScale'> = {
    handlers,
    resolveActor: (request, { activity, beforeChange }) =>
      sessions.resolve({ token: bearerOf(request), cookies: sessionCookies(request) }, activity, beforeChange),
    resolveVendor: createVendorGate({ db, cipher, scale }),
    shared,
    showFault: socialFaults(sendHandover),
    once: (request, work) => idempotent(db, request, work),
    openSealed: (body, target) => sealing.open(body, target),
    offeredLanguages: async () => (await settings.current()).merchant,
  };

  return {
    ports,
    settings,
    audit: createAuditReader(db),
    jobs: createJobHistory(db),
    queue,
    guesses,
    /** What the Content-Security-Policy has stopped today, most often first. */
    cspViolations: (limit: number) => topCspViolations(db, limit),
    sessions,
    sealing,
    messages,
    codes,
    mailRecovery,
    stepUp,
    content,
    drawScheduler,
    reports,
    listings: createListings(db),
    seamless,
    events,
    /** Ends the streams and stops listening for events. */
    async close(): Promise<void> {
      await events.close();
      await draws.close();
      await Promise.all(unsubscribeShared.map((unsubscribe) => unsubscribe()));
      await settings.close();
    },
  };
}

export type Modules = Awaited<ReturnType<typeof createModules>>;
