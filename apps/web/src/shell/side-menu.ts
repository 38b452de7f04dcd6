import { useLingui } from '@lingui/react/macro';
import type { CustomerServiceEntry } from '@mekong/api-client/types';
import type { IconGlyph } from '@mekong/ui/Icon';
import type { SideMenuGroup, SideMenuItem } from '@mekong/ui/patterns/SideMenu';
import {
  ArrowUp,
  ChartColumn,
  CircleUserRound,
  Crown,
  Gift,
  Mail,
  MessageCircle,
  ReceiptText,
  ScrollText,
  Send,
  Smartphone,
  Trophy,
  UserPlus,
  Users,
} from 'lucide-react';
import { usePermission, useSwitches } from '../queries/status.ts';

const memberPage = (page: string): string => `/member?page=${page}`;

const serviceGlyphs: Partial<Record<CustomerServiceEntry['csType'], IconGlyph>> = {
  LIVECHAT: MessageCircle,
  TELEGRAM: Send,
  FACEBOOK: Users,
  LINE: MessageCircle,
};

/** Groups of the side menu (S2-060 to S2-069); entries of switched-off capabilities and absent services are left out. */
export function useSideMenuGroups(signedIn: boolean): SideMenuGroup[] {
  const { t } = useLingui();
  const isOn = useSwitches();
  const { customerService } = usePermission();
  const groups: SideMenuGroup[] = [
    {
      key: 'wallet',
      title: t`Wallet`,
      items: [
        { key: 'withdraw', label: t`Withdraw`, glyph: ArrowUp, href: memberPage('withdraw') },
        ...(signedIn
          ? [
              { key: 'bets', label: t`Betting record`, glyph: ScrollText, href: memberPage('personalHistoryCopy') },
              {
                key: 'movements',
                label: t`Account record`,
                glyph: ReceiptText,
                href: memberPage('transactionHistory'),
              },
              { key: 'profit', label: t`Profit and loss`, glyph: ChartColumn, href: memberPage('personalProfit') },
            ]
          : []),
      ],
    },
    {
      key: 'rewards',
      title: t`Rewards`,
      items: [
        { key: 'promotions', label: t`Promotions`, glyph: Gift, href: '/promotions' },
        { key: 'rewards', label: t`Reward centre`, glyph: Trophy, href: memberPage('rewardCenter') },
        ...(isOn('REFERRAL')
          ? [{ key: 'referral', label: t`Invite friends`, glyph: UserPlus, href: memberPage('referral') }]
          : []),
        ...(signedIn && isOn('VIP') ? [{ key: 'vip', label: t`VIP`, glyph: Crown, href: memberPage('vip') }] : []),
      ],
    },
    {
      key: 'help',
      title: t`Help`,
      items: [
        ...(signedIn
          ? [
              { key: 'account', label: t`My account`, glyph: CircleUserRound, href: memberPage('securityCenter') },
              { key: 'messages', label: t`Messages`, glyph: Mail, href: memberPage('messageV2') },
            ]
          : []),
        ...customerService.flatMap(serviceItem),
        { key: 'app', label: t`App download`, glyph: Smartphone, href: '/down' },
      ],
    },
  ];
  return groups;
}

/** A way to reach somebody; one without an address is not offered. */
function serviceItem({ id, csPosition, csType, title, url }: CustomerServiceEntry): SideMenuItem[] {
  const glyph = serviceGlyphs[csType];
  return csPosition === 'side' && glyph !== undefined && url
    ? [{ key: id, label: title, glyph, href: url, isExternal: true }]
    : [];
}
