import { useLingui } from '@lingui/react/macro';
import { BottomBar } from '@mekong/ui/patterns/BottomBar';
import { useLocation } from '@tanstack/react-router';
import { House, LayoutGrid, Play, UserRound, Wallet } from 'lucide';
import { thumbPlaceOf } from '../entry/thumb-place.ts';
import { useModal } from '../state/modal.ts';
import { useMemberShell } from './member-shell.ts';
import { usePlay } from './use-play.ts';

/** The bar at the thumb on small screens. */
export function ThumbBar() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { current, open } = useModal();
  const play = usePlay();
  const UnreadMark = useMemberShell()?.UnreadMark;
  const place = thumbPlaceOf(pathname, current);
  return (
    <BottomBar
      items={[
        { key: 'home', label: t`Home`, href: '/', glyph: House, isCurrent: place === 'home' },
        {
          key: 'games',
          label: t({ message: 'Games', context: 'navigation', comment: 'Leads to the games' }),
          href: '/rng',
          glyph: LayoutGrid,
          isCurrent: place === 'games',
          onPress: () => open('games'),
        },
        {
          key: 'play',
          label: t({
            message: 'Play',
            comment: 'Goes on with the game that was played last, in the bar at the bottom',
          }),
          href: '/hot',
          glyph: Play,
          isMain: true,
          onPress: play,
        },
        {
          key: 'wallet',
          label: t`Wallet`,
          href: '/member?page=transferFund',
          glyph: Wallet,
          isCurrent: place === 'wallet',
          onPress: () => open('wallet'),
        },
        {
          key: 'me',
          label: t({ message: 'Me', comment: 'My own place on the site, in the bar at the bottom' }),
          href: '/member',
          glyph: UserRound,
          isCurrent: place === 'me',
          mark: UnreadMark && <UnreadMark />,
        },
      ]}
    />
  );
}
