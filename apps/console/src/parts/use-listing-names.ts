import { listGamesOptions } from '@mekong/api-client/admin/queries/listGames';
import { listVendorsOptions } from '@mekong/api-client/admin/queries/listVendors';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMay } from '../queries/operator.ts';

/** A name is looked up once a session: it hardly changes. */
const staleMs = 600_000;
/** More than a site has. */
const most = 100;

/** Writes a thing by its name, with its code beside it; the code alone where the name is not known. */
export const namedWithCode = (code: string, name: string | undefined): string =>
  name === undefined || name === code ? code : `${name} (${code})`;

/**
 * Names of vendors by their code.
 *
 * @param isNeeded nothing is asked for without need
 */
export function useVendorNames(isNeeded: boolean): (code: string) => string {
  const may = useMay('listVendors');
  const { data } = useQuery({
    ...listVendorsOptions({ query: { pageSize: most } }),
    enabled: may && isNeeded,
    staleTime: staleMs,
  });
  return (code) => namedWithCode(code, data?.content.find((vendor) => vendor.code === code)?.name);
}

/** Names of games by their number, of those that are shown. */
export function useGameNames(numbers: readonly string[]): (number: string) => string {
  const may = useMay('listGames');
  const queries = [...new Set(numbers)].map((q) => ({
    ...listGamesOptions({ query: { q, pageSize: 1 } }),
    enabled: may,
    staleTime: staleMs,
  }));
  const games = useQueries({ queries }).flatMap(({ data }) => data?.content ?? []);
  return (number) => namedWithCode(number, games.find(({ nodeId }) => String(nodeId) === number)?.name);
}
