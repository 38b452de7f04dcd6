import { localized } from './localized.ts';
import type { AnnouncementSeed } from './types.ts';

/** Lines of the marquee (PL) and notices for agents (H). */
export const notices: readonly AnnouncementSeed[] = [
  {
    key: 'line-play-money',
    type: 'PL',
    titles: localized(/*i18n*/ { id: 'news.line-play-money.title', message: 'Play money only' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.line-play-money.content',
        message: '<p>Everything here is play money. Nothing can be exchanged for real money.</p>',
      },
    ),
    daysAgo: 10,
    place: 1,
  },
  {
    key: 'line-lotus-fortune',
    type: 'PL',
    titles: localized(/*i18n*/ { id: 'news.line-lotus-fortune.title', message: 'Lotus Fortune: a slot of our own' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.line-lotus-fortune.content',
        message: '<p>Lotus Fortune: a slot of our own, with seeds that you can check.</p>',
      },
    ),
    daysAgo: 3,
    place: 2,
  },
  {
    key: 'line-take-a-break',
    type: 'PL',
    titles: localized(/*i18n*/ { id: 'news.line-take-a-break.title', message: 'Time for a break?' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.line-take-a-break.content',
        message: '<p>The clock above the game shows how long you have played. A break is a good move.</p>',
      },
    ),
    daysAgo: 6,
    place: 3,
  },
  {
    key: 'line-never-share',
    type: 'PL',
    titles: localized(/*i18n*/ { id: 'news.line-never-share.title', message: 'Your password is yours' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.line-never-share.content',
        message: '<p>We never ask for your password. Not by chat, not by phone, not by email.</p>',
      },
    ),
    daysAgo: 8,
    place: 4,
  },
  {
    key: 'agent-no-money',
    type: 'H',
    execution: 'A',
    titles: localized(/*i18n*/ { id: 'news.agent-no-money.title', message: 'For agents: no money changes hands' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.agent-no-money.content',
        message:
          '<p>This site runs on play money. An agent who collects or pays real money for it loses the account at once.</p>',
      },
    ),
    daysAgo: 11,
    place: 1,
  },
  {
    key: 'agent-privacy',
    type: 'H',
    execution: 'A',
    titles: localized(/*i18n*/ { id: 'news.agent-privacy.title', message: 'For agents: names of players stay masked' }),
    contents: localized(
      /*i18n*/ {
        id: 'news.agent-privacy.content',
        message:
          '<p>You see what your downlines play, not who they are. Do not ask players for their passwords or codes.</p>',
      },
    ),
    daysAgo: 7,
    place: 2,
  },
];
