/** The one-time link in what an approved request answers, as a whole address; undefined when there is none. */
export function linkIn(result: Readonly<Record<string, unknown>>, origin: string): string | undefined {
  const { address } = result;
  return typeof address === 'string' && address.startsWith('/') ? new URL(address, origin).href : undefined;
}
