import type { RecoveryCodes, TotpEnrolment } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import type { Executor } from '../src/kernel/db/types.ts';
import { authenticatorOf } from '../src/kernel/totp.ts';
import type { TestBrowser } from './browser.ts';

/** An authenticator app of a member. */
export interface TestAuthenticatorApp {
  recoveryCodes: string[];
  /** What the app shows now. A code counts once, so the ones before are forgotten, as if time had gone by. */
  code(): Promise<string>;
}

/** Puts an authenticator before the account that is logged in. */
export async function enrolApp(db: Executor, owner: TestBrowser): Promise<TestAuthenticatorApp> {
  const { secret } = await owner.value<TotpEnrolment>('enrolTotp');
  const app = authenticatorOf(secret, '', '');
  const code = async () => {
    await sql`update totp set last_step = 0`.execute(db);
    return app.generate({ timestamp: Date.now() });
  };
  const { recoveryCodes } = await owner.value<RecoveryCodes>('confirmTotp', { body: { code: await code() } });
  return { recoveryCodes, code };
}
