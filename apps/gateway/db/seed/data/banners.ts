import { localized } from './localized.ts';
import type { BannerSeed } from './types.ts';

const picture = (scene: string) => ({ image: `/banners/${scene}.webp`, imageMobile: `/banners/${scene}-mobile.webp` });

/** Banners of the home page. They promise nothing that the gateway does not pay. */
export const banners: readonly BannerSeed[] = [
  {
    key: 'water-festival',
    type: 'B',
    groupName: 'HOME',
    ...picture('water-festival'),
    titles: localized(/*i18n*/ { id: 'news.water-festival.title', message: 'Water Festival on the river' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.water-festival.content',
        message: '<p>See the games of the season.</p>',
      },
    ),
    alts: localized(
      /*i18n*/ {
        id: 'news.water-festival.alt',
        message: 'A racing boat with a naga head before a full moon and fireworks',
      },
    ),
    link: '/hot',
    daysAgo: 2,
    place: 1,
  },
  {
    key: 'lotus-fortune',
    type: 'B',
    groupName: 'HOME',
    ...picture('lotus-night'),
    titles: localized(/*i18n*/ { id: 'news.lotus-fortune.title', message: 'Lotus Fortune, fair and provable' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.lotus-fortune.content',
        message: '<p>Twenty lines, free spins, and a seed that you can check after every round.</p>',
      },
    ),
    alts: localized(
      /*i18n*/ { id: 'news.lotus-fortune.alt', message: 'A great pink lotus on dark water, between two emeralds' },
    ),
    link: '/rng',
    daysAgo: 3,
    place: 2,
  },
  {
    key: 'play-money',
    type: 'B',
    groupName: 'HOME',
    ...picture('play-money'),
    titles: localized(/*i18n*/ { id: 'news.play-money.title', message: 'Play money only' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.play-money.content',
        message:
          '<p>A new account starts with 1,000,000.00 play riel. It cannot be sold or exchanged for real money.</p>',
      },
    ),
    alts: localized(
      /*i18n*/ { id: 'news.play-money.alt', message: 'Piles of gold coins between a kite, a lantern and a drum' },
    ),
    link: '/help?tag=deposit',
    daysAgo: 12,
    place: 3,
  },
  {
    key: 'fair-play',
    type: 'B',
    groupName: 'HOME',
    ...picture('fair-play'),
    titles: localized(/*i18n*/ { id: 'news.fair-play.title', message: 'Do not trust us. Check us.' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.fair-play.content',
        message: '<p>Every round of our own games is fixed before you play and opened afterwards.</p>',
      },
    ),
    alts: localized(
      /*i18n*/ { id: 'news.fair-play.alt', message: 'Golden scales with dice in one pan and an emerald in the other' },
    ),
    link: '/help?tag=fairness',
    daysAgo: 9,
    place: 4,
  },
  {
    key: 'calm-river',
    type: 'B',
    groupName: 'HOME',
    ...picture('calm-river'),
    titles: localized(/*i18n*/ { id: 'news.calm-river.title', message: 'Take your time' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.calm-river.content',
        message: '<p>Watch the clock in the game, take breaks, and stop while it is still fun.</p>',
      },
    ),
    alts: localized(
      /*i18n*/ {
        id: 'news.calm-river.alt',
        message: 'Sunrise over hills and a calm river with lotus flowers and an hourglass',
      },
    ),
    link: '/help?tag=safer-play',
    daysAgo: 15,
    place: 5,
  },
];
