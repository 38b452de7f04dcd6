import type { MessageDescriptor } from '@lingui/core';
import type { IconGlyph } from '@mekong/ui/Icon';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Viewer } from '../entry/guard.ts';
import type { Switches } from '../entry/switches.ts';

/** What an address says, as the router read it. */
export type SearchValues = Readonly<Record<string, unknown>>;

/** Who asks for a page, and what the merchant has switched on. */
export interface Asker {
  readonly viewer: Viewer;
  readonly isOn: Switches;
  /** Kinds of contracts that an agent holds; absent outside of the agent centre. */
  readonly holds?: ReadonlySet<string> | undefined;
  /** Nothing can be paid in any more, because of a break or because the account is being closed. @default false */
  readonly haveDepositsEnded?: boolean | undefined;
}

/** Something waits on a page: how much, and what it is in words. */
export interface PageBadge {
  readonly count: number;
  readonly label: string;
}

/** What a centre shows of a page before it is opened. */
interface MenuEntry {
  /** Name in the menu. */
  readonly title: MessageDescriptor;
  readonly icon: IconGlyph;
  /**
   * Whether the page exists for somebody whom the centre lets in; one that does not is neither shown nor opened.
   * @default for everybody
   */
  readonly guard?: ((asker: Asker) => boolean) | undefined;
  /**
   * Whether menus lead there; a page that is not listed is opened by its address all the same.
   * @default for everybody
   */
  readonly isListed?: ((asker: Asker) => boolean) | undefined;
  /** Hook that counts what waits on the page; called while the menu is shown. */
  readonly useBadge?: (() => PageBadge | undefined) | undefined;
}

interface PageOptions<Search extends object> extends MenuEntry {
  /** Reads what the address says besides the name of the page. */
  readonly search: (values: Record<string, unknown>) => Search;
  /** Asks for what the page shows, while its code is on its way. */
  readonly loader?:
    | ((visit: { readonly queryClient: QueryClient; readonly search: NoInfer<Search> }) => unknown)
    | undefined;
  /** Loads its code; called when it is opened or the pointer comes near. */
  readonly load: () => Promise<(props: { readonly search: NoInfer<Search> }) => ReactNode>;
}

/** A page of the member centre or the agent centre, as its registry holds it. */
export interface CentrePage extends MenuEntry {
  /** Loads the code of the page and what it shows; the component is the same every time. */
  readonly open: (
    queryClient: QueryClient,
    values: SearchValues,
  ) => Promise<ComponentType<{ readonly values: SearchValues }>>;
}

/** Describes one page of a centre. */
export function centrePage<Search extends object>({ search, loader, load, ...entry }: PageOptions<Search>): CentrePage {
  let Page: ComponentType<{ readonly values: SearchValues }> | undefined;
  return {
    ...entry,
    open: async (queryClient, values) => {
      const [Screen] = await Promise.all([load(), loader?.({ queryClient, search: search(values) })]);
      Page ??= ({ values: now }) => createElement(Screen, { search: search(now) });
      return Page;
    },
  };
}
