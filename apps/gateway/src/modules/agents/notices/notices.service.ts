import type { AcknowledgedNotices } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { acknowledge, listAcknowledged } from './notices.repository.ts';

/** Announcements for agents, as far as an agent has acknowledged them. */
export function createNotices(db: Executor) {
  const list = async ({ memberId }: SignedIn): Promise<AcknowledgedNotices> => ({
    ids: await listAcknowledged(db, memberId),
  });
  return {
    list,
    async acknowledge(actor: SignedIn, ids: readonly string[]): Promise<AcknowledgedNotices> {
      await acknowledge(db, actor.memberId, ids);
      return list(actor);
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
