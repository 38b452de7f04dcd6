import type { FastifyRequest } from 'fastify';
import type { ModuleContext } from '../../contract/module.ts';
import type { ContractPorts } from '../../contract/routes.ts';
import type { Trx } from '../../kernel/db/types.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { Phones } from '../codes/phones.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { Captchas } from '../protection/captcha/captcha.service.ts';
import type { HumanChecks } from '../protection/human-check/human-check.service.ts';
import type { LoginGuard } from '../protection/login-guard.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { createCodeLogin } from './code-login.ts';
import { createFactors } from './factors.ts';
import { createFreePlay } from './free-play/free-play.service.ts';
import { closeEndedTrials } from './free-play/trial.repository.ts';
import { createGivenAccounts } from './given-accounts.service.ts';
import { identityRoutes } from './identity.routes.ts';
import { createLogin } from './login.service.ts';
import { createMemberService } from './member.service.ts';
import { createOwnerNotices } from './owner-notices.port.ts';
import { passkeyRoutes } from './passkeys/passkey.routes.ts';
import { createPasskeyService } from './passkeys/passkey.service.ts';
import { createPasskeyLogin } from './passkeys/passkey-login.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createRelyingParty } from './passkeys/relying-party.ts';
import { paymentPasswordRoutes } from './payment-password/payment-password.routes.ts';
import { createPaymentPassword } from './payment-password/payment-password.service.ts';
import { createChangePassword } from './recovery/change-password.ts';
import { addHold } from './recovery/hold.repository.ts';
import { createMailRecovery } from './recovery/mail-recovery.ts';
import { createNewPasswords } from './recovery/new-password.ts';
import { createPhoneRecovery } from './recovery/phone-recovery.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { createRegistration, type RegistrationPorts } from './registration.service.ts';
import { dropRememberedOf, purgeRemembered } from './remembered/remembered.repository.ts';
import { createRememberedLogin } from './remembered/remembered.service.ts';
import { purgeSealedOnce } from './sealing.repository.ts';
import { createSealing } from './sealing.service.ts';
import { createOwnSessions } from './security/own-sessions.service.ts';
import { securityRoutes } from './security/security.routes.ts';
import { createStepUp } from './security/step-up.ts';
import { sessionCookies } from './session-cookie.port.ts';
import { createSessions } from './sessions.service.ts';
import { purgeSignInRecords } from './sign-in.repository.ts';
import { createSignIn } from './sign-in.service.ts';
import { memberSupportAdmin } from './support/member-support.admin.ts';
import { createMemberSupport } from './support/member-support.service.ts';
import { createTerms } from './terms.service.ts';
import { createSecondFactor } from './totp/second-factor.ts';
import { totpRoutes } from './totp/totp.routes.ts';
import { createTotpService } from './totp/totp.service.ts';
import { createTotp } from './totp/totp.ts';

export interface IdentityNeeds extends Pick<RegistrationPorts, 'isNumberExcluded' | 'joinedByLink'> {
  settings: Settings;
  messages: Messages;
  codes: Codes;
  phones: Phones;
  captchas: Captchas;
  humanChecks: HumanChecks;
  guard: LoginGuard;
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{43,64})$/.exec(request.headers.authorization ?? '')?.[1];

/** Accounts: registration, every way to log in and to recover, sessions, second factors. */
export function createIdentityModule(context: ModuleContext, needs: IdentityNeeds) {
  const { db, notifier, cipher, cursors, rateLimitScale: scale, publicOrigin: siteOrigin } = context;
  const { settings, messages, codes, phones, captchas, humanChecks, guard } = needs;

  const sessions = createSessions(db, notifier, settings);
  const sealing = createSealing(db, context.now);
  const totp = createTotp(db, cipher);
  const relyingParty = createRelyingParty(settings, siteOrigin);
  const passkeys = createPasskeys({ db, relyingParty });
  const factors = createFactors(totp, passkeys);
  const secondFactor = createSecondFactor({ db, factors, passkeys, guard });
  const signIn = createSignIn({ db, sessions, settings, secondFactor });
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
    isNumberExcluded: needs.isNumberExcluded,
    joinedByLink: needs.joinedByLink,
  });
  const byCode = createCodeLogin({ db, settings, phones, codes, signIn, cipher });
  const login = createLogin({ db, sessions, signIn, captchas, humanChecks, guard, cipher, byCode });
  const members = createMemberService(db, settings, sessions);
  const stepUp = createStepUp({ db, guard, factors });
  const notices = createOwnerNotices(messages, cipher);
  const paymentPassword = createPaymentPassword({ db, stepUp, notices });
  const passwords = createNewPasswords({ settings, notices, notifier });
  const mailRecovery = createMailRecovery({
    db,
    settings,
    messages,
    captchas,
    humanChecks,
    passwords,
    cipher,
    siteOrigin,
    scale,
  });
  const support = createMemberSupport({ db, cipher, cursors, settings, sessions, guard });
  const resolveActor: ContractPorts['resolveActor'] = (request, operation) =>
    sessions.resolve(
      { token: bearerOf(request), cookies: sessionCookies(request) },
      {
        isActivity: operation.activity,
        beforeChange: operation.beforeChange,
        isForVisitors: operation.visitorBeforeChange,
      },
    );

  return {
    handlers: {
      ...identityRoutes({
        ...{ login, registration, members, sessions, captchas, sealing, siteOrigin },
        terms: createTerms(db, settings),
      }),
      ...securityRoutes({
        humanChecks,
        remembered: createRememberedLogin({ db, signIn, sessions }),
        freePlay: createFreePlay({ db, settings, signIn, sealing, guard }),
        ownSessions: createOwnSessions({ db, settings, sessions, stepUp, cursors }),
        stepUp,
        siteOrigin,
      }),
      ...recoveryRoutes({
        changePassword: createChangePassword({ db, guard, captchas, passwords }),
        byPhone: createPhoneRecovery({ db, settings, phones, codes, passwords, signIn, guard, cipher }),
        byMail: mailRecovery,
      }),
      ...paymentPasswordRoutes(paymentPassword),
      ...totpRoutes(createTotpService({ db, settings, totp, stepUp, guard, notices }), signIn),
      ...passkeyRoutes({
        relyingParty,
        passkeys,
        own: createPasskeyService({ db, relyingParty, stepUp, notices }),
        login: createPasskeyLogin({ db, passkeys, secondFactor, signIn, guard }),
      }),
    },
    admin: memberSupportAdmin(support),
    jobs: [
      { name: 'sessions.end-stale', everySeconds: 30, run: ({ db }) => sessions.endStale(db) },
      { name: 'sealing.rotate', everySeconds: 900, run: ({ db }) => sealing.rotate(db) },
      { name: 'sealing.purge', everySeconds: 300, run: ({ db }) => purgeSealedOnce(db) },
      { name: 'remembered.purge', everySeconds: 600, run: ({ db }) => purgeRemembered(db) },
      { name: 'trials.close', everySeconds: 300, run: ({ db }) => closeEndedTrials(db) },
      { name: 'sign-in-records.purge', everySeconds: 3_600, run: ({ db }) => purgeSignInRecords(db) },
      { name: 'reset-links.purge', everySeconds: 3_600, run: ({ db }) => mailRecovery.purge(db) },
    ] satisfies IntervalJob[],
    resolveActor,
    /** Forgets every browser that a member is remembered in. */
    forgetBrowsers: (trx: Trx, memberId: string) => dropRememberedOf(trx, memberId),
    /** Keeps the money of a member in the account for a day, because what is known of the owner is to change. */
    holdWithdrawals: (trx: Trx, memberId: string) =>
      addHold(trx, { memberId, kind: 'withdrawal', reason: 'identity-change', hours: 24 }),
    sessions,
    sealing,
    signIn,
    registration,
    givenAccounts: createGivenAccounts(settings),
    members,
    stepUp,
    paymentPassword,
    notices,
    memberFigures: support.figures,
  };
}
