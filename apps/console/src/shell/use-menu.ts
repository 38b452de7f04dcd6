import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Operator } from '@mekong/api-client/admin/types';
import type { SideMenuGroup } from '@mekong/ui/patterns/SideMenu';
import { useLocation } from '@tanstack/react-router';
import { pages } from '../pages/pages.ts';
import { type ConsolePage, type PageGroup, pageGroups } from '../parts/console-page.ts';
import { useBadges } from './use-badges.ts';

const titles: Readonly<Record<PageGroup, MessageDescriptor | undefined>> = {
  overview: undefined,
  money: msg({ message: 'Money', comment: 'Group of pages: withdrawals, payments' }),
  people: msg({ message: 'People', comment: 'Group of pages: members, operators' }),
  content: msg({ message: 'Content', comment: 'Group of pages: games, announcements' }),
  system: msg({ message: 'System', comment: 'Group of pages: settings, jobs' }),
};

/** The pages that an operator may open, in the order of the menu. */
export const pagesOf = (all: readonly ConsolePage[], { operations }: Pick<Operator, 'operations'>) =>
  all.filter(({ needs }) => operations.includes(needs));

const isAt = (path: string, pathname: string): boolean =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

/** The page that an address leads to. */
export const pageAt = (all: readonly ConsolePage[], pathname: string): ConsolePage | undefined =>
  all.find(({ path }) => isAt(path, pathname));

/** The menu of an operator: pages in groups, the one that is open marked, and what waits on each. */
export function useMenu(operator: Operator): readonly SideMenuGroup[] {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const mine = pagesOf(pages, operator);
  const badges = useBadges(operator);
  return pageGroups.flatMap((group) => {
    const items = mine
      .filter((page) => page.group === group)
      .map(({ path, title, icon }) => ({
        key: path,
        label: i18n._(title),
        glyph: icon,
        href: path,
        isCurrent: isAt(path, pathname),
        badge: badges[path],
      }));
    const title = titles[group];
    return items.length > 0 ? [{ key: group, title: title && i18n._(title), items }] : [];
  });
}
