import { currentClient, setCurrentClient } from './call.ts';
import { type ApiClient, type ClientConfig, createClient } from './transport.ts';

export type { ApiClient, ClientConfig };
export { createClient };

/** Sets the client of the sdk and the queries for this page. Call once at start, before the first call. */
export function configureClient(config: ClientConfig): ApiClient {
  const client = createClient(config);
  setCurrentClient(client);
  return client;
}

/** Loads code and keys of sealed payloads; call it when a form with a password opens, so that sending is quick. */
export const prepareSealing = (): Promise<void> => currentClient().prepareSealing();

/** Seals one value of a call whose other values travel open. See {@link ApiClient.seal}. */
export const sealValue = (...call: Parameters<ApiClient['seal']>): Promise<string> => currentClient().seal(...call);
