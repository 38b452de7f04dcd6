import type { FastifyRequest } from 'fastify';
import type { ModuleContext } from '../../contract/module.ts';
import type { ContractPorts } from '../../contract/routes.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { Phones } from '../codes/phones.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { Captchas } from '../protection/captcha/captcha.service.ts';
import type { HumanChecks } from '../protection/human-check/human-check.service.ts';
import type { LoginGuard } from '../protection/login-guard.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { createCodeLogin } from './code-login.ts';
import { createGivenAccounts } from './given-accounts.service.ts';
import { identityRoutes } from './identity.routes.ts';
import { createLogin } from './login.service.ts';
import { createMemberService } from './member.service.ts';
import { createOwnerNotices } from './owner-notices.port.ts';
import { createPasskeysModule } from './passkeys/passkeys.module.ts';
import { createPaymentPasswordModule } from './payment-password/payment-password.module.ts';
import { createRecoveryModule } from './recovery/recovery.module.ts';
import { createRegistration, type RegistrationPorts } from './registration.service.ts';
import { purgeSealedOnce } from './sealing.repository.ts';
import { createSealing } from './sealing.service.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSecurityModule } from './security/security.module.ts';
import { createStepUp } from './security/step-up.ts';
import { sessionCookies } from './session-cookie.port.ts';
import { createSessions } from './sessions.service.ts';
import { purgeSignInRecords } from './sign-in.repository.ts';
import { createSignIn } from './sign-in.service.ts';
import { createSupportModule } from './support/support.module.ts';
import { createTerms } from './terms.service.ts';
import { createTotpModule } from './totp/totp.module.ts';

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
  const { db, notifier, cipher, publicOrigin: siteOrigin } = context;
  const { settings, messages, codes, phones, captchas, humanChecks, guard } = needs;

  const sessions = createSessions(db, notifier, settings);
  const sealing = createSealing(db, context.now);
  const secondFactors = createSecondFactors(context, { settings, guard });
  const { factors, secondFactor } = secondFactors;
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
  const security = createSecurityModule(context, { settings, humanChecks, guard, sessions, sealing, signIn, stepUp });
  const recovery = createRecoveryModule(context, {
    ...{ settings, messages, codes, phones, captchas, humanChecks, guard, signIn, notices },
  });
  const { paymentPassword, ...payments } = createPaymentPasswordModule(context, { stepUp, notices });
  const totp = createTotpModule(context, { settings, secondFactors, stepUp, notices, signIn, guard });
  const passkeys = createPasskeysModule(context, { secondFactors, stepUp, notices, signIn, guard });
  const { memberFigures, admin } = createSupportModule(context, { settings, sessions, guard });
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
      ...security.handlers,
      ...recovery.handlers,
      ...payments.handlers,
      ...totp.handlers,
      ...passkeys.handlers,
    },
    admin,
    jobs: [
      { name: 'sessions.end-stale', everySeconds: 30, run: ({ db }) => sessions.endStale(db) },
      { name: 'sealing.rotate', everySeconds: 900, run: ({ db }) => sealing.rotate(db) },
      { name: 'sealing.purge', everySeconds: 300, run: ({ db }) => purgeSealedOnce(db) },
      { name: 'sign-in-records.purge', everySeconds: 3_600, run: ({ db }) => purgeSignInRecords(db) },
      ...security.jobs,
      ...recovery.jobs,
    ] satisfies IntervalJob[],
    resolveActor,
    forgetBrowsers: security.forgetBrowsers,
    holdWithdrawals: recovery.holdWithdrawals,
    sessions,
    sealing,
    signIn,
    registration,
    givenAccounts: createGivenAccounts(settings),
    members,
    stepUp,
    paymentPassword,
    notices,
    memberFigures,
  };
}
