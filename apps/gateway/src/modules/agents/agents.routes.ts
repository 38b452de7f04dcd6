import type { SomeHandlers } from '../../contract/handlers.ts';
import { knownDevice } from '../../kernel/http/device-cookie.ts';
import type { Accounts } from './accounts/accounts.service.ts';
import type { Agents } from './agents.service.ts';
import type { Applications } from './applications/applications.service.ts';
import type { Links } from './links/links.service.ts';
import type { Notices } from './notices/notices.service.ts';
import type { Locks } from './team/locks.service.ts';
import type { Losses } from './team/losses.service.ts';
import type { Overview } from './team/overview.service.ts';
import type { Team } from './team/team.service.ts';

type AgentOperation =
  | 'checkAffiliate'
  | 'listAgentTeam'
  | 'getAgentTeamTotals'
  | 'setAgentRemark'
  | 'getAgentOverview'
  | 'listTeamLosses'
  | 'getTeamLossTotals'
  | 'getAgentAccountRules'
  | 'addAgentAccounts'
  | 'lockAgentMember'
  | 'unlockAgentMember'
  | 'listAgentLinks'
  | 'addAgentLink'
  | 'switchAgentLink'
  | 'listAcknowledgedNotices'
  | 'acknowledgeNotices'
  | 'applyForAgency'
  | 'getOwnApplication'
  | 'getAgencyApplication'
  | 'takeUpAgency';

interface AgentServices {
  agents: Agents;
  team: Team;
  overview: Overview;
  losses: Losses;
  accounts: Accounts;
  locks: Locks;
  links: Links;
  applications: Applications;
  notices: Notices;
}

export const agentsRoutes = ({
  agents,
  team,
  overview,
  losses,
  accounts,
  locks,
  links,
  applications,
  notices,
}: AgentServices): SomeHandlers<AgentOperation> => ({
  checkAffiliate: ({ query, ip }) => agents.checkCode(query.affiliateCode, ip),
  listAgentTeam: ({ actor, query: { cursor, pageSize = 20, ...query } }) =>
    team.list(actor, query, { cursor, pageSize }),
  getAgentTeamTotals: ({ actor, query }) => team.totals(actor, query),
  setAgentRemark: ({ actor, path, body }) => team.remark(actor, path.memberId, body.remark),
  getAgentOverview: ({ actor, query: { days = 14, period = 'TODAY' as const } = {} }) =>
    overview.overview(actor, { days, period }),
  listTeamLosses: ({ actor, query: { cursor, pageSize = 20, ...query } }) =>
    losses.list(actor, query, { cursor, pageSize }),
  getTeamLossTotals: ({ actor, query }) => losses.totals(actor, query),
  getAgentAccountRules: ({ actor }) => accounts.rules(actor),
  lockAgentMember: ({ actor, path, body, ip }) => locks.lock(actor, path.memberId, body.reason, ip),
  unlockAgentMember: ({ actor, path, ip }) => locks.unlock(actor, path.memberId, ip),
  listAgentLinks: ({ actor }) => links.list(actor),
  addAgentLink: ({ actor, body }) => links.add(actor, body),
  switchAgentLink: ({ actor, path, body }) => links.switch(actor, path.linkId, body.isActive),
  listAcknowledgedNotices: ({ actor }) => notices.list(actor),
  acknowledgeNotices: ({ actor, body }) => notices.acknowledge(actor, body.ids),
  applyForAgency: ({ actor, body, language, request, reply }) =>
    applications.apply(actor, body, { device: knownDevice(request, reply), language }),
  getOwnApplication: ({ actor }) => applications.own(actor),
  getAgencyApplication: ({ path }) => applications.state(path.ticket),
  takeUpAgency: ({ actor, path, ip }) => applications.takeUp(actor, path.ticket, ip),
  addAgentAccounts: ({ actor, body, ip }) => accounts.add(actor, body, ip),
});
