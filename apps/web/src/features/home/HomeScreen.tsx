import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { latePart } from '../../parts/late-part.tsx';
import { useMerchant } from '../../queries/status.ts';
import { useAnnouncementPopup } from './use-announcement-popup.ts';

const Banners = latePart(() => import('./Banners.tsx').then(({ Banners }) => Banners), { isLive: true });
const Families = latePart(() => import('./Families.tsx').then(({ Families }) => Families));
const Winners = latePart(() => import('./Winners.tsx').then(({ Winners }) => Winners));
const HotGames = latePart(() => import('./HotGames.tsx').then(({ HotGames }) => HotGames));
const HomeDraw = latePart(() => import('./HomeDraw.tsx').then(({ HomeDraw }) => HomeDraw), { isLive: true });
const Announcements = latePart(() => import('./Announcements.tsx').then(({ Announcements }) => Announcements));
const RestWhenNear = latePart(() => import('./RestWhenNear.tsx').then(({ RestWhenNear }) => RestWhenNear));

/** Loads the code of the page, for one that no server has rendered. */
export const loadHome = (): Promise<unknown> =>
  Promise.all([Banners, Families, Winners, HotGames, HomeDraw, Announcements, RestWhenNear].map(({ load }) => load()));

/**
 * Home: banners, game families, hot games, a lottery, announcements; then what the member played, popular and new games
 * and promotions. On a desktop the lottery stands beside the banners and the winners above the hot games; on a phone
 * both stand below those. Each block loads and fails by itself, and is hydrated late: see parts/late-part.tsx.
 */
export function HomeScreen() {
  const { name } = useMerchant();
  useAnnouncementPopup();
  return (
    <>
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <Banners />
      <Families />
      <Winners screens="wide" />
      <HotGames />
      <HomeDraw screens="narrow" />
      <Winners screens="narrow" />
      <Announcements />
      <RestWhenNear />
    </>
  );
}
