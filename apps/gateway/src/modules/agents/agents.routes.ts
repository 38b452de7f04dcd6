import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Agents } from './agents.service.ts';

export const agentsRoutes = (agents: Agents): SomeHandlers<'checkAffiliate'> => ({
  checkAffiliate: ({ query, ip }) => agents.checkCode(query.affiliateCode, ip),
});
