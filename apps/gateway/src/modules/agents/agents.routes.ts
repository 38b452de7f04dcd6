import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Agents } from './agents.service.ts';
import type { Losses } from './team/losses.service.ts';
import type { Team } from './team/team.service.ts';

type AgentOperation =
  | 'checkAffiliate'
  | 'listAgentTeam'
  | 'getAgentTeamTotals'
  | 'setAgentRemark'
  | 'getAgentOverview'
  | 'listTeamLosses'
  | 'getTeamLossTotals';

export const agentsRoutes = (agents: Agents, team: Team, losses: Losses): SomeHandlers<AgentOperation> => ({
  checkAffiliate: ({ query, ip }) => agents.checkCode(query.affiliateCode, ip),
  listAgentTeam: ({ actor, query: { cursor, pageSize = 20, ...query } }) =>
    team.list(actor, query, { cursor, pageSize }),
  getAgentTeamTotals: ({ actor, query }) => team.totals(actor, query),
  setAgentRemark: ({ actor, path, body }) => team.remark(actor, path.memberId, body.remark),
  getAgentOverview: ({ actor, query: { days = 14 } = {} }) => team.overview(actor, days),
  listTeamLosses: ({ actor, query: { cursor, pageSize = 20, ...query } }) =>
    losses.list(actor, query, { cursor, pageSize }),
  getTeamLossTotals: ({ actor, query }) => losses.totals(actor, query),
});
