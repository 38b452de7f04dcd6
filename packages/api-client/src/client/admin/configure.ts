import { type ApiClient, type ClientConfig, configureClient } from '../configure.ts';

/** What the console decides of its client: it has a cookie and no token, and nothing of it is sealed. */
export type AdminClientConfig = Pick<ClientConfig, 'baseUrl' | 'language' | 'onContractFault' | 'timeoutMs' | 'fetch'>;

/** Sets the client of the console's sdk and queries. Call once at start, before the first call. */
export const configureAdminClient = (config: AdminClientConfig = {}): ApiClient =>
  configureClient({ ...config, checks: () => import('./validate.ts').catch(() => undefined) });
