import { OPERATIONS } from '@mekong/api-client/contract/operations';

const RELAY = '/wps/relay/';
/** Service name in front of a relay call: `GCS_`, `MCSFE_`, `ODSFE2_`. */
const SERVICE = /^[A-Z0-9]+_/;

const bareName = (path: string): string => {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return [...folders, name.replace(SERVICE, '')].join('/');
};

const canonical = new Map(
  Object.values(OPERATIONS)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(RELAY))
    .map((path) => [bareName(path), path]),
);

/**
 * The relay takes a call under any service name or none: `merchantWallet`, `GCS_merchantWallet` and `X9_merchantWallet`
 * reach one handler. Any other address stays as it is.
 *
 * @param url path and query of a request
 */
export function canonicalRelayUrl(url: string): string {
  if (!url.startsWith(RELAY)) return url;
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const target = canonical.get(bareName(path));
  return target ? `${target}${query === undefined ? '' : `?${query}`}` : url;
}
