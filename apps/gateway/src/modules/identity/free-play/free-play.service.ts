import { randomBytes } from 'node:crypto';
import type { FreePlayNonce } from '@mekong/api-client/contract/types';
import { z } from 'zod';
import { putChallenge, takeChallenge } from '../../../kernel/challenges.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { Origin } from '../../../kernel/http/origin.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { hashPassword } from '../../../kernel/passwords.ts';
import { newCode, newSecret } from '../../../kernel/secrets.ts';
import { grantPlayMoney } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import { isOn } from '../../system/system.service.ts';
import { findAccount, insertMember } from '../member.repository.ts';
import type { Sealing } from '../sealing.service.ts';
import type { OpenedSession } from '../sessions.service.ts';
import type { SignIn } from '../sign-in.service.ts';
import { findTrial, insertTrial } from './trial.repository.ts';

const TRIAL_S = 86_400;
const NONCE_S = 120;
/** Where the sealed random is made for. */
const TARGET = { method: 'POST', path: '/wps/session/login/freeplay' };

/** 16 random bytes in base64url, and the nonce they belong to. */
const sealedRandom = z.strictObject({ nonce: z.string().length(43), random: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

export interface FreePlayPorts {
  db: Executor;
  settings: Settings;
  signIn: SignIn;
  sealing: Sealing;
  guard: LoginGuard;
}

/** Trial accounts for visitors: trial currency, one per browser and day, gone after 24 h. */
export function createFreePlay({ db, settings, signIn, sealing, guard }: FreePlayPorts) {
  const assertOn = async (): Promise<void> => {
    if (!isOn('FREEPLAY', (await settings.current()).switches.on)) throw new Fault('NOT_FOUND');
  };

  const make = async (trx: Trx, passwordHash: string, device: string): Promise<string> => {
    const { merchant } = await settings.current();
    const username = `trial-${newCode(8).toLowerCase()}`;
    const memberId = await insertMember(trx, {
      username,
      nickname: `Trial ${username.slice(-4).toUpperCase()}`,
      type: 4,
      currency: merchant.trialCurrency,
      language: merchant.defaultLanguage,
      referralCode: newCode(),
      passwordHash,
    });
    if (!memberId) throw new Fault('SERVICE_BUSY', { params: { retryAfter: 1 } });
    const grant = { member: memberId, currency: merchant.trialCurrency, amount: parseMoney(merchant.trialGrant) };
    await post(trx, grantPlayMoney(grant));
    await insertTrial(trx, { memberId, device, seconds: TRIAL_S });
    return memberId;
  };

  return {
    /** Number for one start in this browser. @throws Fault NOT_FOUND (switched off) */
    async nonce(device: string): Promise<FreePlayNonce> {
      await assertOn();
      const { id, expiresAt } = await putChallenge(db, { purpose: 'freeplay', device, data: {}, seconds: NONCE_S });
      return { nonce: id, expiresAt: expiresAt.toISOString() };
    },

    /**
     * Opens the browser's trial account, or makes one.
     *
     * @param random JWE around nonce and random bytes
     * @throws Fault NOT_FOUND (switched off), KEY_ROTATED, REPLAY (nonce used, old or of another browser),
     *   VALIDATION_FAILED, RATE_LIMITED
     */
    async start(random: string, origin: Origin, older: readonly string[]): Promise<OpenedSession> {
      await assertOn();
      const opened = sealedRandom.safeParse(await sealing.open({ value: random }, TARGET));
      const found =
        opened.success &&
        (await takeChallenge(db, { id: opened.data.nonce, purpose: 'freeplay', device: origin.device }));
      if (!found) throw new Fault('REPLAY');
      await guard.startedFreePlay(origin);
      const known = await findTrial(db, origin.device);
      // Nobody knows this password: the account is entered by this browser alone.
      const passwordHash = known ? '' : await hashPassword(randomBytes(24).toString('base64url') + newSecret());
      const memberId = known ?? (await inTransaction(db, (trx) => make(trx, passwordHash, origin.device)));
      const account = await findAccount(db, memberId);
      if (!account) throw new Fault('NOT_FOUND');
      return signIn.signIn({ account, method: 'freeplay', origin, older });
    },
  };
}

export type FreePlay = ReturnType<typeof createFreePlay>;
