import { t } from '@lingui/core/macro';
import type { SideMenuGroup, SideMenuItem } from '@mekong/ui/patterns/SideMenu';
import { LogOut, Network, Wallet } from 'lucide';
import { memberPages } from '../centres/member/pages.ts';
import type { MemberPageName } from '../entry/member-pages.ts';
import type { Asker, CentrePage } from '../parts/centre-page.ts';
import { memberPage } from './member-page.ts';

/**
 * Group and name of pages of the member centre. The names that the registry has belong to the texts of the centre, which a
 * page of the site does not load: a page without a name here stands in the menu of the centre alone.
 */
const places: Partial<Record<MemberPageName, readonly [group: 'wallet' | 'help', label: () => string]>> = {
  personalHistoryCopy: ['wallet', () => t`Betting record`],
  securityCenter: ['help', () => t`My account`],
};

/**
 * What the groups of the side menu have for a member besides what they have for everybody: the pages of the member centre
 * that this site has, by its registry, and the balance.
 */
export function memberItems(asker: Asker, openWallet: () => void): Record<'wallet' | 'help', readonly SideMenuItem[]> {
  const pages = Object.entries(memberPages) as [MemberPageName, CentrePage][];
  const items = (group: 'wallet' | 'help'): SideMenuItem[] =>
    pages.flatMap(([name, { icon, guard }]) => {
      const [place, label] = places[name] ?? [];
      return place === group && label && guard?.(asker) !== false
        ? [{ key: name, label: label(), glyph: icon, href: memberPage(name) }]
        : [];
    });
  return {
    wallet: [{ key: 'balance', label: t`Balance`, glyph: Wallet, onSelect: openWallet }, ...items('wallet')],
    help: items('help'),
  };
}

/** The agent centre. */
export const agentGroup = (place: { readonly href: string; readonly isCurrent: boolean }): SideMenuGroup => ({
  key: 'agent',
  items: [{ key: 'agent', label: t`Agent`, glyph: Network, ...place }],
});

/** The way out. */
export const leaveGroup = (onSelect: () => void): SideMenuGroup => ({
  key: 'leave',
  items: [{ key: 'out', label: t`Log out`, glyph: LogOut, onSelect }],
});
