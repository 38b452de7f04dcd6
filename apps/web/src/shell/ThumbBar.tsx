import { useLingui } from '@lingui/react/macro';
import { BottomBar } from '@mekong/ui/patterns/BottomBar';
import { useLocation } from '@tanstack/react-router';
import { Gift, House, LayoutGrid, UserRound, Wallet } from 'lucide';

/** The bar at the thumb on small screens. */
export function ThumbBar() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const item = (key: string, label: string, href: string, glyph: typeof House) => ({
    key,
    label,
    href,
    glyph,
    isCurrent: pathname === href,
  });
  return (
    <BottomBar
      items={[
        item('home', t`Home`, '/', House),
        item(
          'games',
          t({ message: 'Games', context: 'navigation', comment: 'Leads to the games' }),
          '/rng',
          LayoutGrid,
        ),
        item(
          'promotions',
          t({ message: 'Promos', comment: 'Short form of promotions, in the bar at the bottom' }),
          '/promotions',
          Gift,
        ),
        item('wallet', t`Wallet`, '/member?page=personalHistoryCopy', Wallet),
        item(
          'me',
          t({ message: 'Me', comment: 'My own place on the site, in the bar at the bottom' }),
          '/member',
          UserRound,
        ),
      ]}
    />
  );
}
