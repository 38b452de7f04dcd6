import type { Executor } from '../../kernel/db/types.ts';
import { listSharingDevice, newestDeviceAt } from './session.repository.ts';

/**
 * Since when the newest of the browsers is known that a member was logged in by at a moment.
 *
 * @returns undefined when no session of that time tells, or one does not
 */
export const deviceKnownSince = (db: Executor, memberId: string, at: Date): Promise<Date | undefined> =>
  newestDeviceAt(db, memberId, at);

/** Members who have logged in by a browser that this one has logged in by too; trial accounts are nobody. */
export const sharingDevice = (
  db: Executor,
  memberId: string,
  limit: number,
): Promise<{ id: string; username: string }[]> => listSharingDevice(db, memberId, limit);
