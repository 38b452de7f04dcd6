import type { Executor } from '../../src/kernel/db/types.ts';
import { type MemberOptions, makeMember } from './builders.ts';
import { settings } from './data/settings.ts';

/** An account of the demo: it has accepted the agreement that the demo has in force. */
export const makeDemoMember = (db: Executor, options: MemberOptions): Promise<string> =>
  makeMember(db, { termsVersion: settings.register.agreementVersion, ...options });
