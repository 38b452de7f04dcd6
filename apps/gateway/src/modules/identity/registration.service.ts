import type { RegisterResult } from '@mekong/api-client/contract/types';
import { inTransaction } from '../../db/transaction.ts';
import type { Executor, Trx } from '../../db/types.ts';
import { grantPlayMoney } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { parseMoney } from '../../ledger/money.ts';
import type { Call } from '../../server/contract/handlers.ts';
import { Fault, invalid } from '../../server/fault.ts';
import type { FieldCipher } from '../../server/field-cipher.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { Settings } from '../system/settings.service.ts';
import type { AllSettings } from '../system/settings.ts';
import { isOn, registerRules } from '../system/system.service.ts';
import type { Captchas } from './captcha/captcha.service.ts';
import type { LoginGuard } from './login-guard.ts';
import {
  findByAffiliateCode,
  findByReferralCode,
  findInviter,
  type Inviter,
  insertDetails,
  insertMember,
  type SealedDetail,
} from './member.repository.ts';
import type { Origin } from './origin.ts';
import { hashPassword } from './passwords.ts';
import { checkRegistration } from './registration-rules.ts';
import { newCode } from './secrets.ts';
import type { SignIn } from './sign-in.ts';

/** Personal fields of a registration; those that tell people apart may belong to one member only. */
const DETAILS = {
  payeeName: 'shared',
  email: 'unique',
  qqNum: 'shared',
  mobileNum: 'unique',
  line: 'shared',
  whatsapp: 'shared',
  facebook: 'shared',
  wechat: 'shared',
  idNumber: 'unique',
} as const;

type RegisterRequest = Call<'registerMember'>['body'];

export interface RegistrationPorts {
  db: Executor;
  settings: Settings;
  signIn: SignIn;
  captchas: Captchas;
  guard: LoginGuard;
  cipher: FieldCipher;
}

export interface Registered {
  result: RegisterResult;
  /** Secret of the session cookie, when a session was opened. */
  cookie: string | undefined;
}

/** Who invited, and under whom the new account stands. */
interface Invitation {
  inviter: Inviter | undefined;
  uplineId: string | undefined;
}

/** Makes members by user name: the merchant's rules, one upline at most, the play-money grant, all in one transaction. */
export function createRegistration(ports: RegistrationPorts) {
  const { db, settings, signIn, captchas, guard, cipher } = ports;

  /** At most one upline results: affiliateCode before recommenderId before referralCode (S3-065). */
  const resolveInvitation = async (request: RegisterRequest): Promise<Invitation> => {
    if (request.affiliateCode) {
      const agent = await findByAffiliateCode(db, request.affiliateCode);
      if (!agent) throw new Fault('AFFILIATE_INVALID');
      return { inviter: agent, uplineId: agent.id };
    }
    if (!request.recommenderId && !request.referralCode) return { inviter: undefined, uplineId: undefined };
    const inviter = request.recommenderId
      ? await findInviter(db, request.recommenderId)
      : await findByReferralCode(db, request.referralCode ?? '');
    if (!inviter || inviter.type === 4) throw new Fault('INVITE_INVALID');
    return { inviter, uplineId: inviter.type === 0 ? (inviter.uplineId ?? undefined) : inviter.id };
  };

  const sealDetails = (memberId: string, request: RegisterRequest): SealedDetail[] =>
    Object.entries(DETAILS).flatMap(([field, kind]) => {
      const value = request[field as keyof typeof DETAILS];
      if (!value) return [];
      const text = field === 'mobileNum' ? `${request.mobileCountryCode ?? ''}${value}` : value;
      const lookup = kind === 'unique' ? cipher.lookup(field, text.toLowerCase()) : null;
      return [{ field, sealed: cipher.seal(text, `${memberId}:${field}`), lookup }];
    });

  const assertHuman = async (request: RegisterRequest, all: AllSettings): Promise<void> => {
    const { humanVerification } = all.register;
    if (all.register.fields.some(({ name, enabled }) => name === 'captcha' && enabled))
      await captchas.prove(request.captchaId, request.captcha);
    if (humanVerification === 'CAPTCHA')
      await captchas.prove(request.humanVerification?.captchaId, request.humanVerification?.captcha);
  };

  return {
    /**
     * Registers, and opens a session when asked.
     *
     * @param alongside made in the same transaction as the member: both or neither
     * @throws Fault VALIDATION_FAILED, TERMS_REQUIRED, AGE_TOO_LOW, AFFILIATE_INVALID, INVITE_INVALID, AUTH_CAPTCHA_*,
     *   CONTACT_AGENT (registration is closed)
     */
    async register(
      request: RegisterRequest,
      origin: Origin,
      older: readonly string[],
      alongside?: (trx: Trx, memberId: string) => Promise<void>,
    ): Promise<Registered> {
      const all = await settings.current();
      if (!isOn('REGISTER', all.switches.on)) throw new Fault('CONTACT_AGENT');
      assertStatements(request, all);
      const fields = checkRegistration(request, registerRules(all));
      if (fields.length > 0) throw new Fault('VALIDATION_FAILED', { params: { fields } });
      await assertHuman(request, all);
      await guard.registered(origin.ip);
      const invitation = await resolveInvitation(request);
      const passwordHash = await hashPassword(request.password);
      const paymentHash = request.paymentPassword ? await hashPassword(request.paymentPassword) : undefined;
      const registered = await inTransaction(db, async (trx) => {
        const id = await insertMember(trx, {
          username: request.username,
          nickname: request.username,
          type: 0,
          currency: all.merchant.currency,
          language: request.language ?? all.merchant.defaultLanguage,
          uplineId: invitation.uplineId,
          toUpline: invitation.uplineId !== undefined,
          referralCode: newCode(),
          invitedBy: invitation.inviter?.id,
          termsVersion: request.agreement.version,
          passwordHash,
          paymentHash,
        });
        if (!id) throw invalid('username', 'taken');
        const taken = await insertDetails(trx, id, sealDetails(id, request));
        if (taken) throw invalid(taken, 'taken');
        await alongside?.(trx, id);
        await post(
          trx,
          grantPlayMoney({ member: id, currency: all.merchant.currency, amount: parseMoney(all.merchant.memberGrant) }),
        );
        await appendAudit(trx, {
          action: 'register',
          actorId: id,
          actorRole: 'visitor',
          ip: origin.ip,
          object: request.username,
          detail: { terms: request.agreement.version, uplineId: invitation.uplineId ?? null },
        });
        const opened = request.login ? await openSession(trx, id, request.username, origin) : undefined;
        return {
          result: { id, account: request.username, ...(opened ? { session: opened.grant } : {}) },
          cookie: opened?.cookie,
        };
      });
      if (registered.cookie) await signIn.replaceOlder(older);
      return registered;
    },
  };

  function openSession(trx: Trx, id: string, username: string, origin: Origin) {
    const account = {
      id,
      username,
      type: 0,
      status: 'active',
      mustChange: null,
      passwordDays: 0,
      firstLogin: true,
    } as const;
    return signIn.within(trx, { account, method: 'register', origin });
  }
}

/** The agreement in force, accepted; the age stated; the currency of this merchant. */
function assertStatements(request: RegisterRequest, all: AllSettings): void {
  const { agreement } = request;
  if (!agreement.accepted || agreement.version !== all.register.agreementVersion) throw new Fault('TERMS_REQUIRED');
  if (!request.ageConfirmed) throw new Fault('AGE_TOO_LOW', { params: { minAge: all.merchant.minAge } });
  if (request.currency !== undefined && request.currency !== all.merchant.currency) throw invalid('currency', 'enum');
  // No code is sent and no challenge is made for a registration by user name, so neither can be right.
  if (request.verificationCode !== undefined) throw new Fault('OTP_INVALID');
  if (all.register.humanVerification === 'SLIDER') throw new Fault('AUTH_SLIDER_FAILED');
}

export type Registration = ReturnType<typeof createRegistration>;
