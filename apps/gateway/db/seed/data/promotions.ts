import { localized } from './localized.ts';
import type { AnnouncementSeed } from './types.ts';

/** Entries of the promotions page. Facts about play that costs nothing; no bonus is offered that cannot be paid. */
export const promotions: readonly AnnouncementSeed[] = [
  {
    key: 'promotion-welcome',
    type: 'PR',
    image: '/banners/first-chest-card.webp',
    badge: 'NEWBIE',
    link: '/register',
    titles: localized(/*i18n*/ { id: 'news.promotion-welcome.title', message: 'Start with 1,000,000.00 play riel' }),
    rewards: localized(/*i18n*/ { id: 'news.promotion-welcome.reward', message: '1,000,000 play riel' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.promotion-welcome.content',
        message:
          '<p>Every new member account opens with <strong>1,000,000.00 play riel</strong>.</p><ul><li>It is there as soon as you register; there is nothing to claim.</li><li>There is no turnover to reach and no date on which it ends.</li><li>It is play money: it has no value outside this site and cannot be exchanged for real money.</li></ul><p>One account per person, from the age of 18.</p>',
      },
    ),
    daysAgo: 20,
    place: 1,
  },
  {
    key: 'promotion-lotus-fortune',
    type: 'PR',
    image: '/banners/lotus-night-card.webp',
    vendor: 'HOUSE',
    nodeId: 100001,
    link: '/rng',
    titles: localized(/*i18n*/ { id: 'news.promotion-lotus-fortune.title', message: 'Lotus Fortune: our first game' }),
    rewards: localized(
      /*i18n*/ { id: 'news.promotion-lotus-fortune.reward', message: 'Free spins from three scatters' },
    ),
    contents: localized(
      /*i18n*/ {
        id: 'news.promotion-lotus-fortune.content',
        message:
          '<p>The first game of House Studio: five reels, twenty lines, wilds, and scatters that open free spins.</p><ul><li>Return to player 96.18 %, counted over every position of the reels.</li><li>At least 2.5 seconds per spin, no automatic play.</li><li>Every round can be checked with its seeds.</li></ul>',
      },
    ),
    daysAgo: 3,
    place: 2,
  },
  {
    key: 'promotion-water-festival',
    type: 'PR',
    image: '/banners/water-festival-card.webp',
    badge: 'LIMITED',
    link: '/hot',
    titles: localized(
      /*i18n*/ { id: 'news.promotion-water-festival.title', message: 'Water Festival: games of the season' },
    ),
    rewards: localized(
      /*i18n*/ { id: 'news.promotion-water-festival.reward', message: 'Free play without an account' },
    ),
    contents: localized(
      /*i18n*/ {
        id: 'news.promotion-water-festival.content',
        message:
          '<p>When the river turns back, the boats come out. We have put the games with boats, drums and lanterns together on the hot page.</p><p>Try each of them with Play free, without an account. The festival changes neither your chances nor the payouts.</p>',
      },
    ),
    daysAgo: 2,
    endsInDays: 45,
    place: 3,
  },
  {
    key: 'promotion-play-money',
    type: 'PR',
    image: '/banners/play-money-card.webp',
    link: '/help?tag=deposit',
    titles: localized(/*i18n*/ { id: 'news.promotion-play-money.title', message: 'Play money only' }),
    rewards: localized(/*i18n*/ { id: 'news.promotion-play-money.reward', message: 'No real money' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.promotion-play-money.content',
        message:
          '<p>This site plays with play money. Deposits go through a demo bank that moves no real money, so never enter the details of a real card. Play riel cannot be exchanged for real money. If anybody sells you play riel, it is not us: tell us.</p>',
      },
    ),
    daysAgo: 12,
    place: 4,
  },
  {
    key: 'promotion-check-a-round',
    type: 'PR',
    image: '/banners/fair-play-card.webp',
    link: '/help?tag=fairness',
    vendor: 'HOUSE',
    titles: localized(/*i18n*/ { id: 'news.promotion-check-a-round.title', message: 'Check any round yourself' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.promotion-check-a-round.content',
        message:
          '<p>Press <strong>Fair play</strong> in the game. You see the fingerprint of the seed before the round and the seed itself after it; the page computes the round again in your browser.</p>',
      },
    ),
    daysAgo: 9,
    place: 5,
  },
  {
    key: 'promotion-safer-play',
    type: 'PR',
    image: '/banners/calm-river-card.webp',
    link: '/help?tag=safer-play',
    titles: localized(/*i18n*/ { id: 'news.promotion-safer-play.title', message: 'Play with a plan' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.promotion-safer-play.content',
        message:
          '<p>Decide before you start how long you play and how much play money you use. The game shows your time and your net result; both are there so that you can stop in time.</p>',
      },
    ),
    daysAgo: 15,
    place: 6,
  },
];
