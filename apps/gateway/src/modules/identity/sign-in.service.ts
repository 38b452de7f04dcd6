import { roleOf } from '../../contract/actor.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Origin } from '../../kernel/http/origin.ts';
import { hashSecret, newCode, newSecret } from '../../kernel/secrets.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { isOn } from '../system/system.service.ts';
import type { FactorProof } from './factors.ts';
import { findAccount, type LoginAccount } from './member.repository.ts';
import { insertRemembered } from './remembered/remembered.repository.ts';
import { REMEMBERED_S, type RememberCookie, type RememberHint } from './remembered/remembered-cookie.ts';
import { deviceNames } from './security/user-agent.ts';
import { isNewDevice, type TermsDue } from './session.repository.ts';
import type { OpenedSession, Sessions } from './sessions.service.ts';
import { findLockReason, noteSignIn, setMustChange } from './sign-in.repository.ts';
import type { SignInMethod } from './sign-in.tables.ts';
import type { SecondFactor } from './totp/second-factor.ts';

/** What the way in has to know of the account; {@link LoginAccount} has it all. */
export type SignInAccount = Omit<LoginAccount, 'passwordHash'>;

/** Somebody has proved who he is, in whichever way. */
export interface SignInRequest {
  account: SignInAccount;
  method: SignInMethod;
  origin: Origin;
  /** Secrets of session cookies that the browser has already: that session is replaced. */
  older: readonly string[];
  /** Entrance: `agent` admits agents only, `member` everybody else. Absent: whoever has an account. */
  loginAs?: 'member' | 'agent' | undefined;
  /** Remember this browser for a day; what the form shows the next time. */
  remember?: RememberHint | undefined;
}

export interface SignInPorts {
  db: Executor;
  sessions: Sessions;
  settings: Settings;
  secondFactor: SecondFactor;
}

/** Ways in that prove the owner anew, so that nothing more is asked for a while. */
const STRONG: ReadonlySet<SignInMethod> = new Set(['password', 'passkey', 'register']);
/** How long a proof counts for actions that ask for one. */
export const STRONG_SECONDS = 300;

/**
 * The one common end of every way in. Whoever has proved an account comes here, so that status, entrance, forced change,
 * history and audit are decided in one place.
 */
export function createSignIn({ db, sessions, settings, secondFactor }: SignInPorts) {
  const record = async (trx: Executor, request: Omit<SignInRequest, 'older'>, ok: boolean, sessionId?: string) => {
    const { account, method, origin } = request;
    await noteSignIn(trx, {
      memberId: account.id,
      method,
      ok,
      sessionId,
      ip: origin.ip,
      userAgent: origin.userAgent,
      country: origin.country,
    });
    // Last in its transaction: the chain has one writer at a time.
    await appendAudit(trx, {
      action: ok ? 'login.ok' : 'login.failed',
      actorId: account.id,
      actorRole: ok ? roleOf(account.type) : 'visitor',
      ip: origin.ip,
      object: account.username,
      detail: { method },
    });
  };

  /**
   * Opens the session of an account that is made in the same transaction. Afterwards, outside of it, call
   * {@link replaceOlder}.
   */
  const within = async (trx: Trx, request: Omit<SignInRequest, 'older'>): Promise<OpenedSession> => {
    const { account, method, origin } = request;
    const mustChange = await decideChange(trx, account);
    const termsDue = await decideTerms(account);
    await tellOfDevice(trx, request);
    const opened = await sessions.open(trx, { ...account, mustChange, termsDue }, origin, {
      method,
      strongSeconds: STRONG.has(method) ? STRONG_SECONDS : 0,
    });
    const remember = request.remember && {
      hint: request.remember,
      cookie: await rememberBrowser(trx, account.id, origin.device),
    };
    await record(trx, request, true, opened.sessionId);
    return { ...opened, remember };
  };

  const open = async (request: SignInRequest): Promise<OpenedSession> => {
    await assertAdmitted(db, request);
    const opened = await inTransaction(db, (trx) => within(trx, request));
    await sessions.replace(request.older);
    return opened;
  };

  /** An initial password must always be changed, an old one only while the merchant enforces that. */
  const decideChange = async (trx: Trx, account: SignInAccount): Promise<'DEFAULT' | 'EXPIRED' | null> => {
    if (account.mustChange === 'DEFAULT') return 'DEFAULT';
    const { switches, security } = await settings.current();
    const isOld = account.mustChange === 'EXPIRED' || account.passwordDays >= security.passwordDays;
    const decided = isOld && isOn('PASSEXPIRY', switches.on) ? 'EXPIRED' : null;
    if (decided !== account.mustChange) await setMustChange(trx, account.id, decided);
    return decided;
  };

  /** The agreement in force is accepted by everybody with a real account: an agent's own downline, or a new version of it. */
  const decideTerms = async ({ type, termsVersion }: SignInAccount): Promise<TermsDue | null> => {
    const { register } = await settings.current();
    if (roleOf(type) === 'trial' || termsVersion === register.agreementVersion) return null;
    return termsVersion === null ? 'FIRST' : 'NEW';
  };

  return {
    /**
     * Lets the owner in.
     *
     * @throws Fault AUTH_BAD_CREDENTIALS (closed), AUTH_LOCKED (by an operator, or by the agent above, with the reason),
     *   AUTH_NOT_AGENT, AUTH_NOT_MEMBER (the wrong entrance), AUTH_STEP_UP (a second factor is asked for: {@link finish})
     */
    async signIn(request: SignInRequest): Promise<OpenedSession> {
      await assertAdmitted(db, request);
      const { account, method, loginAs, remember, origin } = request;
      await secondFactor.ask({ memberId: account.id, method, loginAs, remember }, origin.device);
      return open(request);
    },

    /**
     * Finishes a log-in that waits for its second factor.
     *
     * @throws Fault AUTH_TOKEN_EXPIRED (it waits no more), AUTH_BAD_CREDENTIALS, AUTH_LOCKED, REPLAY (a passkey's answer that
     *   was used before), and those of {@link signIn}
     */
    async finish(challenge: string, proof: FactorProof, origin: Origin, older: readonly string[]) {
      const pending = await secondFactor.answer(challenge, proof, origin, async ({ memberId, method }) => {
        const account = await findAccount(db, memberId);
        if (account) await record(db, { account, method, origin }, false);
      });
      const account = await findAccount(db, pending.memberId);
      if (!account) throw new Fault('AUTH_TOKEN_EXPIRED');
      const { method, loginAs, remember } = pending;
      return open({ account, method, origin, older, loginAs, remember });
    },

    within,

    /** A log-in over an older session of the same browser: that one ends, so its token is not left behind. */
    replaceOlder: (older: readonly string[]): Promise<void> => sessions.replace(older),

    /** Notes a try that failed on an account that exists, for its owner and the audit. */
    failed: (request: Omit<SignInRequest, 'older'>): Promise<void> => record(db, request, false),
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Whether the account may be used at all, and through this entrance. */
async function assertAdmitted(db: Executor, { account, loginAs }: SignInRequest): Promise<void> {
  // A closed account is nobody's: its answer is that of an unknown one.
  if (account.status === 'closed') throw new Fault('AUTH_BAD_CREDENTIALS');
  if (account.status === 'locked') {
    const reason = await findLockReason(db, account.id);
    throw new Fault('AUTH_LOCKED', reason === undefined ? {} : { params: { reason } });
  }
  const isAgent = roleOf(account.type) === 'agent';
  if (loginAs === 'agent' && !isAgent) throw new Fault('AUTH_NOT_AGENT');
  if (loginAs === 'member' && isAgent) throw new Fault('AUTH_NOT_MEMBER');
}

/** Tells the owner that the account is opened by a browser that it has never been opened by. */
async function tellOfDevice(trx: Trx, { account, origin }: Omit<SignInRequest, 'older'>): Promise<void> {
  if (roleOf(account.type) === 'trial' || !(await isNewDevice(trx, account.id, origin.device))) return;
  const { browser = '?', system = '?' } = deviceNames(origin.userAgent);
  await inbox.send(trx, account.id, 'SECURITY', 'newDevice', {
    device: `${browser}, ${system}`,
    time: { at: (await databaseTime(trx)).toISOString() },
  });
}

/** Keeps a selector and the hash of a validator; the browser keeps both. */
async function rememberBrowser(trx: Trx, memberId: string, device: string): Promise<RememberCookie> {
  const [selector, validator] = [newCode(), newSecret()];
  await insertRemembered(trx, {
    selector,
    validatorHash: hashSecret(validator),
    memberId,
    device,
    seconds: REMEMBERED_S,
  });
  return { selector, validator };
}
