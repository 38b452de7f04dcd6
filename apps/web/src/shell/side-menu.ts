import { useLingui } from '@lingui/react/macro';
import type { CustomerServiceEntry } from '@mekong/api-client/types';
import type { IconGlyph } from '@mekong/ui/Icon';
import type { SideMenuGroup, SideMenuItem } from '@mekong/ui/patterns/SideMenu';
import { Gift, MessageCircle, Send, Smartphone, Users } from 'lucide';
import { useDepositsEnded } from '../queries/safer-play.ts';
import { usePermission, useSwitches } from '../queries/status.ts';
import { useViewer } from '../state/session.ts';
import { useMemberShell } from './member-shell.ts';

const serviceGlyphs: Partial<Record<CustomerServiceEntry['csType'], IconGlyph>> = {
  LIVECHAT: MessageCircle,
  TELEGRAM: Send,
  FACEBOOK: Users,
  LINE: MessageCircle,
};

/**
 * Groups of the side menu: what this site has for whoever looks at it. Services without an address are left out. Nobody who
 * takes a break, or is leaving, is led to a deposit.
 */
export function useSideMenuGroups(): SideMenuGroup[] {
  const { t } = useLingui();
  const isOn = useSwitches();
  const { customerService } = usePermission();
  const viewer = useViewer();
  const haveDepositsEnded = useDepositsEnded();
  const member = useMemberShell()?.memberItems({ viewer, isOn, haveDepositsEnded });
  return [
    ...(member ? [{ key: 'wallet', title: t`Wallet`, items: member.wallet }] : []),
    {
      key: 'rewards',
      title: t`Rewards`,
      items: [{ key: 'promotions', label: t`Promotions`, glyph: Gift, href: '/promotions' }],
    },
    {
      key: 'help',
      title: t`Help`,
      items: [
        ...(member?.help ?? []),
        ...customerService.flatMap(serviceItem),
        { key: 'app', label: t`App download`, glyph: Smartphone, href: '/down' },
      ],
    },
  ];
}

/** A way to reach somebody; one without an address is not offered. */
function serviceItem({ id, csPosition, csType, title, url }: CustomerServiceEntry): SideMenuItem[] {
  const glyph = serviceGlyphs[csType];
  return csPosition === 'side' && glyph !== undefined && url
    ? [{ key: id, label: title, glyph, href: url, isExternal: true }]
    : [];
}
