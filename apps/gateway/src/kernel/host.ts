/**
 * Address under which a server of this machine is reached from this machine. One that listens everywhere is on the
 * loopback too; one that listens on a certain address is only there.
 *
 * @param address what the server listens on
 */
export function localUrl({ address, port }: { address: string; port: number }): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
