import type { SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { MemberDesk } from './member-desk.service.ts';

/** Members as operators help them. */
export const memberDeskAdmin = (
  desk: MemberDesk,
): SomeAdminHandlers<
  'listMembers' | 'getMember' | 'listMemberSessions' | 'endMemberSessions' | 'listMemberSignIns' | 'unlockMemberLogin'
> => ({
  listMembers: ({ query, operator }) => desk.list(query, operator.name),
  getMember: ({ path }) => desk.member(path.id),
  listMemberSessions: ({ path }) => desk.sessions(path.id),
  endMemberSessions: async ({ path, body, by }) => ({
    ended: await desk.endSessions(path.id, body.sessionId, { by, reason: body.reason }),
  }),
  listMemberSignIns: ({ path, query, operator }) => desk.signIns(path.id, query, operator.name),
  unlockMemberLogin: async ({ path, body, by }) => ({
    failures: await desk.unlock(path.id, { by, reason: body.reason }),
  }),
});
