import { loadRiel } from '@mekong/ui/fonts/riel';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { switchesOf } from '../entry/switches.ts';
import type { Asker, CentrePage, SearchValues } from '../parts/centre-page.ts';
import { statusQuery } from '../queries/status.ts';
import { currentViewer } from '../state/session.ts';

/** The pages of a centre by their names in the address, in the order of its menu. */
export type CentrePages = Readonly<Partial<Record<string, CentrePage>>>;

/** A page that was opened. */
export interface OpenedPage {
  readonly name: string;
  readonly Page: ComponentType<{ readonly values: SearchValues }>;
}

/** The pages that exist for somebody, in the order of the menu. */
export const offeredPages = (pages: CentrePages, asker: Asker): readonly (CentrePage & { readonly name: string })[] =>
  Object.entries(pages).flatMap(([name, page]) => (page && (page.guard?.(asker) ?? true) ? [{ ...page, name }] : []));

/** From now on a page that is opened without a connection says so, instead of loading until there is one. */
function readOffline(queryClient: QueryClient): void {
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, networkMode: 'offlineFirst' } });
}

/**
 * Opens the page that an address names, or the first one when it names none.
 *
 * @param holds kinds of contracts that an agent holds
 * @returns undefined when no such page exists for whoever asks
 */
export async function openPage(
  pages: CentrePages,
  queryClient: QueryClient,
  values: SearchValues,
  holds?: Asker['holds'],
): Promise<OpenedPage | undefined> {
  readOffline(queryClient);
  loadRiel();
  const { info } = await queryClient.ensureQueryData(statusQuery());
  const offered = offeredPages(pages, { viewer: currentViewer(), isOn: switchesOf(info.whitelabel), holds });
  const { page: wanted } = values;
  const page = wanted === undefined ? offered[0] : offered.find(({ name }) => name === wanted);
  return page && { name: page.name, Page: await page.open(queryClient, values) };
}
