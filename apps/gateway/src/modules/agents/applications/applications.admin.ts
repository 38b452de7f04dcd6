import type { SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { Applications } from './applications.service.ts';

type ApplicationOperation = 'listAgentApplications' | 'approveAgentApplication' | 'rejectAgentApplication';

/** Applications as operators decide them. */
export const applicationsAdmin = (applications: Applications): SomeAdminHandlers<ApplicationOperation> => ({
  listAgentApplications: ({ operator, query: { state, cursor, pageSize = 20 } = {} }) =>
    applications.list(operator, { cursor, pageSize }, state),
  approveAgentApplication: ({ path, by }) => applications.approve(path.id, by),
  rejectAgentApplication: ({ path, body, by }) => applications.reject(path.id, body.reason, body.note, by),
});
