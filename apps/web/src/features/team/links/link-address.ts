import type { AgentLink } from '@mekong/api-client/types';

/** The address that an agent passes on: it opens the registration, and keeps its code wherever the visitor looks first. */
export const linkAddress = ({ code }: Pick<AgentLink, 'code'>): string =>
  `${location.origin}/register?affiliateCode=${code}`;
