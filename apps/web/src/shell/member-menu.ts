import { t } from '@lingui/core/macro';
import type { SideMenuGroup, SideMenuItem } from '@mekong/ui/patterns/SideMenu';
import { ChartColumn, CircleUserRound, Crown, LogOut, Mail, Network, ReceiptText, ScrollText } from 'lucide';
import type { Switches } from '../entry/switches.ts';
import { memberPage } from './member-page.ts';

/** What the groups of the side menu have for a member besides what they have for everybody. */
export const memberItems = (isOn: Switches): Record<'wallet' | 'rewards' | 'help', readonly SideMenuItem[]> => ({
  wallet: [
    { key: 'bets', label: t`Betting record`, glyph: ScrollText, href: memberPage('personalHistoryCopy') },
    { key: 'movements', label: t`Account record`, glyph: ReceiptText, href: memberPage('transactionHistory') },
    { key: 'profit', label: t`Profit and loss`, glyph: ChartColumn, href: memberPage('personalProfit') },
  ],
  rewards: isOn('VIP') ? [{ key: 'vip', label: t`VIP`, glyph: Crown, href: memberPage('vip') }] : [],
  help: [
    { key: 'account', label: t`My account`, glyph: CircleUserRound, href: memberPage('securityCenter') },
    { key: 'messages', label: t`Messages`, glyph: Mail, href: memberPage('messageV2') },
  ],
});

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
