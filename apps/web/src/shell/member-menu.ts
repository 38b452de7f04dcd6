import { t } from '@lingui/core/macro';
import type { SideMenuGroup, SideMenuItem } from '@mekong/ui/patterns/SideMenu';
import { LogOut, Network } from 'lucide';
import { memberPages } from '../centres/member/pages.ts';
import { isTrial } from '../entry/account-type.ts';
import type { MemberPageName } from '../entry/member-pages.ts';
import type { Asker, CentrePage } from '../parts/centre-page.ts';
import { memberPage } from './member-page.ts';

/**
 * Group and name of pages of the member centre. The names that the registry has belong to the texts of the centre, which a
 * page of the site does not load: a page without a name here stands in the menu of the centre alone.
 */
const places: Partial<Record<MemberPageName, readonly [group: 'wallet' | 'help', label: () => string]>> = {
  transferFund: ['wallet', () => t`My wallet`],
  depositv2: ['wallet', () => t({ message: 'Deposit', context: 'page', comment: 'Page where money is paid in' })],
  withdraw: ['wallet', () => t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' })],
  transferUpline: [
    'wallet',
    () => t({ message: 'Transfer', context: 'page', comment: 'Page where money is passed on to upline or downline' }),
  ],
  personalHistoryCopy: ['wallet', () => t`Betting record`],
  transactionHistory: [
    'wallet',
    () => t({ message: 'Account record', comment: 'Page of the member centre: what moved the money' }),
  ],
  personalProfit: ['wallet', () => t({ message: 'Profit and loss', comment: 'Page of the member centre' })],
  securityCenter: ['help', () => t`My account`],
  messageV2: ['help', () => t({ message: 'Messages', comment: 'Messages to the member, page of the member centre' })],
};

/** Pages that a trial account has no use for. */
const isRealMoney = (page: string): boolean =>
  ['transferFund', 'depositv2', 'withdraw', 'transactionHistory', 'personalProfit'].includes(page);

/**
 * What the groups of the side menu have for a member besides what they have for everybody: the pages of the member centre
 * that this site has, by its registry.
 */
export function memberItems(asker: Asker): Record<'wallet' | 'help', readonly SideMenuItem[]> {
  const pages = Object.entries(memberPages) as [MemberPageName, CentrePage][];
  const items = (group: 'wallet' | 'help'): SideMenuItem[] =>
    pages.flatMap(([name, { icon, guard, isListed }]) => {
      const [place, label] = places[name] ?? [];
      return place === group && label && guard?.(asker) !== false && isListed?.(asker) !== false
        ? [{ key: name, label: label(), glyph: icon, href: memberPage(name) }]
        : [];
    });
  const isOnTrial = asker.viewer.signedIn && isTrial(asker.viewer.type);
  return {
    wallet: items('wallet').filter(({ key }) => !(isOnTrial && isRealMoney(key))),
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
