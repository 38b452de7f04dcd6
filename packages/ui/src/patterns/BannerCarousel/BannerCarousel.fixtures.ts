import type { Banner } from './BannerCarousel.tsx';

/** Art without a network: a river under a moon, its subject on the right. */
const art = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="oklch(0.5 0.1 ${hue})"/><stop offset="1" stop-color="oklch(0.3 0.07 ${hue + 30})"/></linearGradient></defs><rect width="1200" height="480" fill="url(#s)"/><circle cx="900" cy="190" r="150" fill="#fff" opacity=".12"/><circle cx="900" cy="190" r="86" fill="#ffd772"/><path d="M850 330 890 220v-70l14-32 14 32v70l40 110z" fill="#08191c"/><path d="M0 380q150-50 300 0t300 0 300 0 300 0v100H0z" fill="oklch(0.28 0.07 ${hue + 30})"/></svg>`,
  )}`;

export const bannerFixtures: readonly Banner[] = [
  {
    id: 'water-festival',
    badge: 'Limited',
    title: 'Water Festival: 128% on your first deposit',
    text: 'Deposit before Sunday midnight. 12x turnover on slots and fish.',
    imageUrl: art(190),
    alt: '',
    action: { label: 'Claim bonus', href: '/promotions' },
  },
  {
    id: 'gold',
    title: 'Mekong Gold',
    text: 'Five reels, the golden river boat, and a prize each hour.',
    imageUrl: art(60),
    alt: '',
    action: { label: 'Play now', href: '/game?node=1' },
  },
  {
    id: 'vip',
    title: 'VIP week: double points on every game of the river, from Monday to Sunday, for everyone above level three',
    imageUrl: art(300),
    alt: '',
    action: { label: 'See more', href: '/promotions?type=vip' },
  },
];

/** The same words in Khmer, which take taller lines. */
export const khmerBannerFixture: Banner = {
  ...bannerFixtures[0]!,
  badge: 'មានកំណត់',
  title: 'ពិធីបុណ្យអុំទូក៖ ប្រាក់រង្វាន់ 128% លើការដាក់ប្រាក់លើកដំបូងរបស់អ្នក',
  text: 'ដាក់ប្រាក់មុនពាក់កណ្តាលអធ្រាត្រថ្ងៃអាទិត្យ។ វិលជុំ 12 ដងលើហ្គេមស្លុត និងហ្គេមបាញ់ត្រី។',
  action: { label: 'ទទួលប្រាក់រង្វាន់', href: '/promotions' },
};
