import { type ApiClient, type ClientConfig, configureClient, createClient } from '../configure.ts';
import { fetchWithProgress } from '../fetch-with-progress.ts';

/** What the console decides of its client: it has a cookie and no token, and nothing of it is sealed. */
export type AdminClientConfig = Pick<ClientConfig, 'baseUrl' | 'language' | 'onContractFault' | 'timeoutMs' | 'fetch'>;

const checks = () => import('./validate.ts').catch(() => undefined);

/**
 * Makes a client for an upload, which tells its progress.
 *
 * @param onProgress called with the part that has been sent, from 0 to 1
 */
export const createUploadClient = (config: AdminClientConfig, onProgress: (progress: number) => void): ApiClient =>
  createClient({ ...config, checks, fetch: fetchWithProgress(onProgress) });

/** Sets the client of the console's sdk and queries. Call once at start, before the first call. */
export const configureAdminClient = (config: AdminClientConfig = {}): ApiClient =>
  configureClient({ ...config, checks });
