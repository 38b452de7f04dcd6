import type { SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { MemberSupport } from './member-support.service.ts';

/** Members as operators help them. */
export const memberSupportAdmin = (
  support: MemberSupport,
): SomeAdminHandlers<
  | 'listMembers'
  | 'getMember'
  | 'listMemberSessions'
  | 'endMemberSessions'
  | 'listMemberSignIns'
  | 'unlockMemberLogin'
  | 'listMemberNotes'
  | 'addMemberNote'
> => ({
  listMembers: ({ query, operator }) => support.list(query, operator.name),
  getMember: ({ path }) => support.member(path.id),
  listMemberSessions: ({ path }) => support.sessions(path.id),
  endMemberSessions: async ({ path, body, by }) => ({
    ended: await support.endSessions(path.id, body.sessionId, { by, reason: body.reason }),
  }),
  listMemberSignIns: ({ path, query, operator }) => support.signIns(path.id, query, operator.name),
  listMemberNotes: ({ path, query, operator }) => support.notes(path.id, query, operator.name),
  addMemberNote: ({ path, body, by, unchanged }) => support.addNote(path.id, body, by, unchanged),
  unlockMemberLogin: async ({ path, body, by }) => ({
    failures: await support.unlock(path.id, { by, reason: body.reason }),
  }),
});
