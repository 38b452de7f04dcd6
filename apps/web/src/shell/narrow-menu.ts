import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { SideMenuGroup } from '@mekong/ui/patterns/SideMenu';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Flame } from 'lucide';
import { hasAgentButton } from '../entry/account-type.ts';
import { headerSections, playedSections, sectionPath } from '../parts/navigation.ts';
import { sectionGlyphs, sectionLabels } from '../parts/sections.tsx';
import { gameMenusQuery } from '../queries/games.ts';
import { useViewer } from '../state/session.ts';
import { useMemberShell } from './member-shell.ts';

/**
 * What the header has no room for on a small screen: the hot games, the game families in their order
 * and the agent centre. Home and promotions stand in the bar at the thumb.
 *
 * @param isNarrow whether the header leaves them to the side menu; without it there are none
 */
export function useNarrowGroups(isNarrow: boolean): SideMenuGroup[] {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const viewer = useViewer();
  const member = useMemberShell();
  // a column stays as it is while pages change beside it
  const pathname = useLocation({ select: ({ pathname: shown }) => (isNarrow ? shown : undefined) });
  const { data } = useQuery(gameMenusQuery(code));
  if (!isNarrow) return [];
  const place = (href: string) => ({ href, isCurrent: pathname === href });
  const games: SideMenuGroup = {
    key: 'games',
    title: t({ message: 'Games', context: 'navigation', comment: 'Leads to the games' }),
    items: [
      {
        key: 'hot',
        label: t({ message: 'Hot', comment: 'What is played much these days: games, providers' }),
        glyph: Flame,
        ...place('/hot'),
      },
      ...(data ? playedSections(headerSections(data)) : []).map(({ section }) => ({
        key: section,
        label: i18n._(sectionLabels[section]),
        glyph: sectionGlyphs[section],
        ...place(sectionPath(section)),
      })),
    ],
  };
  if (!member || !viewer.signedIn || !hasAgentButton(viewer.type)) return [games];
  return [games, member.agentGroup(place('/agentHome'))];
}
