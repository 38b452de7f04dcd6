import { localized } from './localized.ts';
import type { AnnouncementSeed } from './types.ts';

/** Entries of the public popup, eight to a page. Each says one thing that a player needs to know. */
const entries: readonly Omit<AnnouncementSeed, 'execution'>[] = [
  {
    key: 'popup-welcome',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-welcome.title', message: 'Welcome to {site}' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-welcome.content',
        message:
          '<p><bdi>{site}</bdi> is a site for play money. A new account starts with <strong>1,000,000.00 play riel</strong>, and you can deposit more; it cannot be exchanged for real money.</p><ul><li>Look around without an account: games, rules and results are open to everybody.</li><li>To play, register with a username and a password. You must be at least 18 years old.</li><li>Games that you can play come first in every list; those to come say so.</li></ul>',
      },
    ),
    image: '/banners/water-festival-mobile.webp',
    link: '/rng',
    daysAgo: 1,
    place: 1,
  },
  {
    key: 'popup-lotus-fortune',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-lotus-fortune.title', message: 'Our game: Lotus Fortune' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-lotus-fortune.content',
        message:
          '<p>Five reels, three rows, twenty lines. A wild stands in for other symbols, and three scatters or more open free spins.</p><table><tbody><tr><th scope="row">Return to player</th><td>96.18 %</td></tr><tr><th scope="row">Smallest stake</th><td>500.00 play riel</td></tr><tr><th scope="row">Time per spin</th><td>at least 2.5 seconds</td></tr></tbody></table><p>The full paytable is inside the game. If your connection breaks, the round waits for you.</p>',
      },
    ),
    image: '/banners/lotus-night-mobile.webp',
    link: '/rng',
    daysAgo: 3,
    place: 2,
  },
  {
    key: 'popup-fairness',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-fairness.title', message: 'How you can check that a round was fair' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-fairness.content',
        message:
          '<ol><li><strong>Before</strong> you spin, the game shows the fingerprint (SHA-256) of a secret server seed. From then on the seed cannot be changed.</li><li><strong>You</strong> may choose your own client seed, and every round has a number.</li><li><strong>After</strong> the seed is changed, the old one is shown. Anybody can compute the fingerprint and the stops of the reels again.</li></ol><p>The button <strong>Fair play</strong> in the game does this in your own browser. The details stand in the <a href="/help?tag=fairness">help centre</a>.</p>',
      },
    ),
    image: '/banners/fair-play-mobile.webp',
    link: '/help?tag=fairness',
    daysAgo: 9,
    place: 3,
  },
  {
    key: 'popup-house-rules',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-house-rules.title', message: 'House rules in one minute' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-house-rules.content',
        message:
          '<ul><li>One account per person, from the age of 18.</li><li>Play yourself: no programs that play for you.</li><li>A bet that the server has accepted stands. A round that could not be finished is finished when you return, or your stake comes back.</li><li>If a game pays wrongly because of a fault, we correct the round, and you see the correction in your record.</li><li>Be kind to others and to our staff.</li></ul><p>The full text: <a href="/help?tag=rules">Rules</a>.</p>',
      },
    ),
    image: '/banners/calm-river-mobile.webp',
    link: '/help?tag=rules',
    daysAgo: 14,
    place: 4,
  },
  {
    key: 'popup-safer-play',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-safer-play.title', message: 'Play safely' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-safer-play.content',
        message:
          '<p>Play is for fun, even with play money.</p><ul><li>Decide before you start how long you play.</li><li>The game shows your time and your net result at the top. Look at them.</li><li>Do not play to win something back. The next spin does not know the last one.</li><li>Stop when you are tired, angry or sad.</li></ul><p>More, and whom to talk to: <a href="/help?tag=safer-play">Safer play</a>.</p>',
      },
    ),
    image: '/banners/calm-river-mobile.webp',
    link: '/help?tag=safer-play',
    daysAgo: 15,
    place: 5,
  },
  {
    key: 'popup-maintenance',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-maintenance.title', message: 'When we work on the site' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-maintenance.content',
        message:
          '<p>Planned work is done on Tuesdays between 04:00 and 05:00, Phnom Penh time, and announced here a day before. Most weeks there is none.</p><ul><li>During the work the site shows a maintenance page with the expected end and looks again every minute.</li><li>Open rounds are kept and go on afterwards.</li><li>Your balance and your record do not change.</li></ul>',
      },
    ),
    daysAgo: 18,
    place: 6,
  },
  {
    key: 'popup-betting-record',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-betting-record.title', message: 'Every bet in your record' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-betting-record.content',
        message:
          '<p>Open <strong>Betting record</strong> in the member centre. Each bet stands there with stake, payout, net result and the balance before and after it.</p><p>The balance is not a number that somebody typed in: it is the sum of all your entries and can be computed again at any time. If a line looks wrong to you, write to us with its number.</p>',
      },
    ),
    daysAgo: 8,
    place: 7,
  },
  {
    key: 'popup-account-safety',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-account-safety.title', message: 'Keep your account yours' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-account-safety.content',
        message:
          '<ul><li>Use a password that you use nowhere else: at least 8 characters, better a short sentence.</li><li>We never ask for your password.</li><li>Log out on devices that others use. You are logged out automatically after 30 minutes without a click.</li><li>Look at the address before you type: only this site knows your password.</li></ul>',
      },
    ),
    daysAgo: 8,
    place: 8,
  },
  {
    key: 'popup-languages',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-languages.title', message: 'Seven languages, dark and light' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-languages.content',
        message:
          '<p>The site speaks the language of your device and changes it in the side menu at any time. It follows the dark or light setting of your device until you choose one yourself.</p><p>Found a word that sounds wrong? Tell us; a person reads it.</p>',
      },
    ),
    daysAgo: 16,
    place: 9,
  },
  {
    key: 'popup-play-money',
    type: 'PU',
    titles: localized(/*i18n*/ { id: 'news.popup-play-money.title', message: 'What play money is' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.popup-play-money.content',
        message:
          '<p>Play riel are points for playing. They have no value in money, cannot be sold, cannot be given to others, and are never exchanged for real money. Winning here says nothing about how gambling for money would go.</p>',
      },
    ),
    image: '/banners/play-money-mobile.webp',
    daysAgo: 12,
    place: 10,
  },
];

/** They open after log-in only: nothing lies over the page of somebody who comes for the first time. */
export const popups: readonly AnnouncementSeed[] = entries.map((entry) => ({ ...entry, execution: 'A' }));
