import type { RegisterResult, RegisterRule } from '@mekong/api-client/contract/types';
import type { Call } from '../../contract/handlers.ts';
import { type AccountType, typeBelow } from '../../contract/values.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Origin } from '../../kernel/http/origin.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { parseMoney } from '../../kernel/money.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { newCode, newSecret } from '../../kernel/secrets.ts';
import { grantPlayMoney } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { Phone, Phones } from '../codes/phones.service.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import type { Captchas } from '../protection/captcha/captcha.service.ts';
import { type HumanChecks, proofOf } from '../protection/human-check/human-check.service.ts';
import type { LoginGuard } from '../protection/login-guard.service.ts';
import type { Settings, SettingsInForce } from '../system/settings.service.ts';
import { isByUsername, isOn, registerRules } from '../system/system.service.ts';
import {
  findByAffiliateCode,
  findByReferralCode,
  findByUsername,
  findInviter,
  type Inviter,
  insertDetails,
  insertMember,
  type SealedDetail,
} from './member.repository.ts';
import { type Applicant, checkRegistration } from './registration-rules.ts';
import type { SignIn } from './sign-in.service.ts';
import { assertAgreed, assertOfAge } from './terms.service.ts';

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

export interface RegistrationPorts {
  db: Executor;
  settings: Settings;
  signIn: SignIn;
  captchas: Captchas;
  humanChecks: HumanChecks;
  phones: Phones;
  codes: Codes;
  guard: LoginGuard;
  cipher: FieldCipher;
  /** Whether a document belongs to a member who has excluded himself; `lookup` is the keyed hash of its number. */
  isNumberExcluded: (db: Executor, lookup: string) => Promise<boolean>;
  /** Told of everybody who comes by an agent's link, in the transaction that makes the member. */
  joinedByLink: (trx: Trx, memberId: string, linkId: string, ip: string) => Promise<void>;
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
  /** The agent's link, and what type of account it makes. */
  link?: { id: string; type: AccountType };
}

/** A new account, as its first session needs it. */
interface Made {
  id: string;
  username: string;
  type: AccountType;
  termsVersion: string;
}

/** Makes members by user name or by mobile number: the merchant's rules, one upline at most, the play-money grant, all in one transaction. */
export function createRegistration(ports: RegistrationPorts) {
  const { db, settings, signIn, captchas, humanChecks, phones, codes, guard, cipher, isNumberExcluded, joinedByLink } =
    ports;

  /** At most one upline results: affiliateCode before recommenderId before referralCode. */
  const resolveInvitation = async (request: Applicant, all: SettingsInForce): Promise<Invitation> => {
    // a code of a link that is still around does not count while the merchant has referral off
    const referralCode = isOn('REFERRAL', all.switches.on) ? request.referralCode : undefined;
    if (request.affiliateCode) {
      const agent = await findByAffiliateCode(db, request.affiliateCode);
      if (!agent) throw new Fault('AFFILIATE_INVALID');
      return { inviter: agent, uplineId: agent.id, link: { id: agent.linkId, type: typeBelow(agent, agent.kind) } };
    }
    if (!request.recommenderId && !referralCode) return { inviter: undefined, uplineId: undefined };
    const inviter = request.recommenderId
      ? await findInviter(db, request.recommenderId)
      : await findByReferralCode(db, referralCode ?? '');
    if (!inviter || inviter.type === 4) throw new Fault('INVITE_INVALID');
    return { inviter, uplineId: inviter.type === 0 ? (inviter.uplineId ?? undefined) : inviter.id };
  };

  const sealDetails = (memberId: string, request: Applicant, phone: Phone | undefined): SealedDetail[] =>
    Object.entries(DETAILS).flatMap(([field, kind]) => {
      const text = field === 'mobileNum' ? phone?.digits : request[field as keyof typeof DETAILS];
      if (!text) return [];
      const lookup = kind === 'unique' ? cipher.lookup(field, text.toLowerCase()) : null;
      return [{ field, sealed: cipher.seal(text, `${memberId}:${field}`), lookup }];
    });

  const assertHuman = async (request: Applicant, all: SettingsInForce, { device, ip }: Origin): Promise<void> => {
    const { humanVerification } = all.register;
    await humanChecks.prove('register', proofOf(request.humanCheck, request.humanVerification?.slider), device);
    if (all.register.fields.some(({ name, enabled }) => name === 'captcha' && enabled))
      await captchas.prove(request.captchaId, request.captcha, ip);
    // one picture proves one person, wherever the merchant asks for it
    else if (humanVerification === 'CAPTCHA')
      await captchas.prove(request.humanVerification?.captchaId, request.humanVerification?.captcha, ip);
  };

  /** The number is proved by its code where the merchant asks for that; a code for nothing is never right. */
  const proveNumber = async (request: Applicant, phone: Phone | undefined, mustProve: boolean): Promise<void> => {
    const { verificationCode } = request;
    if (phone && mustProve) await codes.prove('register', phone, verificationCode);
    else if (verificationCode) throw new Fault('OTP_INVALID');
  };

  /** What both forms have in common, once name and number are settled. */
  const create = async (
    request: Applicant,
    { phone, mustProve }: { phone: Phone | undefined; mustProve: boolean },
    origin: Origin,
    older: readonly string[],
    alongside?: (trx: Trx, memberId: string) => Promise<void>,
  ): Promise<Registered> => {
    const all = await settings.current();
    await assertHuman(request, all, origin);
    await guard.registered(origin);
    const invitation = await resolveInvitation(request, all);
    // Without a password field the account has one that nobody knows: it logs in by code.
    const passwordHash = await hashPassword(request.password ?? newSecret());
    const paymentHash = request.paymentPassword ? await hashPassword(request.paymentPassword) : undefined;
    // A name that is taken costs no code. Only its proven owner learns whether a number is.
    if (request.username !== phone?.digits && (await findByUsername(db, request.username)))
      throw invalid('username', 'taken');
    await proveNumber(request, phone, mustProve);
    const registered = await inTransaction(db, async (trx) => {
      const id = await insertMember(trx, {
        username: request.username,
        nickname: nicknameOf(request.username, phone),
        type: invitation.link?.type ?? 0,
        ...(invitation.link?.type ? { affiliateCode: newCode() } : {}),
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
      if (!id) throw invalid(request.username === phone?.digits ? 'mobileNum' : 'username', 'taken');
      const details = sealDetails(id, request, phone);
      const number = details.find(({ field }) => field === 'idNumber')?.lookup;
      if (number && (await isNumberExcluded(trx, number))) throw new Fault('CONTACT_AGENT');
      const taken = await insertDetails(trx, id, details);
      if (taken) throw invalid(taken, 'taken');
      await alongside?.(trx, id);
      await post(
        trx,
        grantPlayMoney({ member: id, currency: all.merchant.currency, amount: parseMoney(all.merchant.memberGrant) }),
      );
      if (invitation.link) await joinedByLink(trx, id, invitation.link.id, origin.ip);
      if (invitation.uplineId) await tellUpline(trx, invitation.uplineId, request.username);
      await appendAudit(trx, {
        action: 'register',
        actorId: id,
        actorRole: 'visitor',
        ip: origin.ip,
        object: request.username,
        detail: { terms: request.agreement.version, uplineId: invitation.uplineId ?? null },
      });
      const opened = request.login
        ? await openSession(
            trx,
            {
              ...{ id, username: request.username, type: invitation.link?.type ?? 0 },
              termsVersion: request.agreement.version,
            },
            origin,
          )
        : undefined;
      return {
        result: { id, account: request.username, ...(opened ? { session: opened.grant } : {}) },
        cookie: opened?.cookie,
      };
    });
    if (registered.cookie) await signIn.replaceOlder(older);
    return registered;
  };

  return {
    /**
     * Registers by user name, and opens a session when asked.
     *
     * @param alongside made in the same transaction as the member: both or neither
     * @throws Fault VALIDATION_FAILED, TERMS_REQUIRED, AGE_TOO_LOW, AFFILIATE_INVALID, INVITE_INVALID, AUTH_CAPTCHA_*,
     *   AUTH_SLIDER_FAILED, PHONE_INVALID, OTP_*, CONTACT_AGENT (registration is closed)
     */
    async register(
      request: Call<'registerMember'>['body'],
      origin: Origin,
      older: readonly string[],
      alongside?: (trx: Trx, memberId: string) => Promise<void>,
    ): Promise<Registered> {
      const all = await settings.current();
      // a person who comes from a provider has chosen a way already: the name is no more than a name
      const isOpen = alongside ? isOn('REGISTER', all.switches.on) : isByUsername(all);
      if (!isOpen) throw new Fault('CONTACT_AGENT');
      assertStatements(request, all);
      const rules = registerRules(all);
      assertFields(checkRegistration(request, rules));
      const phone = request.mobileNum ? await phones.read(request.mobileNum, request.mobileCountryCode) : undefined;
      const code = rules.find(({ name }) => name === 'verificationCode');
      const mustProve = code?.required === true || (code?.enabled === true && !!request.verificationCode);
      return create(request, { phone, mustProve }, origin, older, alongside);
    },

    /**
     * Registers by mobile number: it becomes the user name. Opens a session when asked.
     *
     * @throws Fault as `register`, and PHONE_MISSING
     */
    async registerMobile(
      request: Call<'registerMobile'>['body'],
      origin: Origin,
      older: readonly string[],
    ): Promise<Registered> {
      const all = await settings.current();
      const { on } = all.switches;
      if (!isOn('MOBILENUMREG', on)) throw new Fault('CONTACT_AGENT');
      assertStatements(request, all);
      const phone = await phones.read(request.mobileNum, request.mobileCountryCode);
      const applicant = { ...request, username: phone.digits };
      assertFields(checkRegistration(applicant, mobileRules(registerRules(all), isOn('MOBILEPWREG', on))));
      return create(applicant, { phone, mustProve: isOn('REGMOBVERF', on) }, origin, older);
    },
  };

  function openSession(trx: Trx, made: Made, origin: Origin) {
    const account = {
      ...made,
      status: 'active',
      mustChange: null,
      passwordDays: 0,
      firstLogin: true,
    } as const;
    return signIn.within(trx, { account, method: 'register', origin });
  }
}

/** Tells an agent of somebody new directly below. */
const tellUpline = (trx: Trx, uplineId: string, username: string): Promise<void> =>
  inbox.send(trx, uplineId, 'SYSTEM', 'downlineJoined', { partner: maskName(username) });

/** The agreement in force, accepted; the age stated; the currency of this merchant. */
function assertStatements(
  request: Pick<Applicant, 'agreement' | 'ageConfirmed' | 'currency'>,
  all: SettingsInForce,
): void {
  assertAgreed(request.agreement, all);
  assertOfAge(request.ageConfirmed, all);
  if (request.currency !== undefined && request.currency !== all.merchant.currency) throw invalid('currency', 'enum');
}

/** The rules of the form whose first field is the number: it names the account, a password is the merchant's choice. */
function mobileRules(rules: readonly RegisterRule[], hasPassword: boolean): RegisterRule[] {
  return rules
    .filter(({ name }) => name !== 'username' && name !== 'mobileNum')
    .map((rule) => (rule.name === 'password' ? { ...rule, enabled: hasPassword, required: hasPassword } : rule));
}

function assertFields(fields: ReturnType<typeof checkRegistration>): void {
  if (fields.length > 0) throw new Fault('VALIDATION_FAILED', { params: { fields } });
}

/** Other members may see it, so a number shows its end only. */
function nicknameOf(username: string, phone: Phone | undefined): string {
  return username === phone?.digits ? `*${phone.digits.slice(-4)}` : username;
}

export type Registration = ReturnType<typeof createRegistration>;
