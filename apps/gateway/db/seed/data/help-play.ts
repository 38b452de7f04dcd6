import { localized } from './localized.ts';
import type { HelpArticleSeed } from './types.ts';

/** Help about playing: account, games, fairness, safer play, rules. */
export const playArticles: readonly HelpArticleSeed[] = [
  {
    tag: 'account',
    titles: localized(/*i18n*/ { id: 'help.account.title', message: 'Your account' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.account.content',
        message:
          '<h3>Register</h3><p>Choose a username of 4 to 16 letters and digits that begins with a letter, and a password of at least 8 characters. Very common passwords are refused. You must be 18 or older and accept the agreement.</p><h3>Log in and out</h3><p>You can be logged in on several devices. Without a click you are logged out after 30 minutes, and in any case after 12 hours. Logging out clears what this browser has stored about your visit.</p><h3>Remember me</h3><p>For one day, this device greets you by name. Your password is never stored on it.</p><h3>Too many wrong passwords</h3><p>After several wrong tries we ask for the characters in a picture and slow further tries down.</p><h3>Forgotten password</h3><p>If recovery is switched on, the log-in form offers it. Otherwise write to us with your username.</p>',
      },
    ),
    place: 1,
  },
  {
    tag: 'games',
    titles: localized(/*i18n*/ { id: 'help.games.title', message: 'Games' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.games.content',
        message:
          '<h3>Find a game</h3><p>Choose a family in the header, or search by a name in any of our languages. Hot games are played most; new games came in lately.</p><h3>Favourites and recent games</h3><p>The heart keeps a game in your list on all your devices. Your last games stand under Recent.</p><h3>Open a game</h3><p>You need to be logged in. The bar above the game shows your balance, the time you have played and your net result since you opened it.</p><h3>Interrupted rounds</h3><p>If the connection breaks, the round is kept on the server. Open the game again and it goes on, with the same result.</p><h3>Maintenance</h3><p>A game with a maintenance mark cannot be opened. No stake is taken, and we show you other games.</p>',
      },
    ),
    place: 2,
  },
  {
    tag: 'fairness',
    titles: localized(/*i18n*/ { id: 'help.fairness.title', message: 'How provably fair works' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.fairness.content',
        message:
          '<p>Our own games can be checked round by round. You need not trust us for it.</p><h3>Three ingredients</h3><ul><li><strong>Server seed</strong>: a secret random number of ours. Before you play you see its fingerprint (SHA-256).</li><li><strong>Client seed</strong>: a text that you may change at any time.</li><li><strong>Round number</strong>: it grows by one with every round.</li></ul><h3>The result</h3><p>All three together are run through HMAC-SHA-256. The numbers that come out decide where the reels stop. Not even we can change the result afterwards without changing the fingerprint that you have already seen.</p><h3>Check it</h3><ol><li>Open <strong>Fair play</strong> in the game and change the server seed. The old seed is now shown.</li><li>Compare its fingerprint with the one you saw before.</li><li>Let the page compute the stops of any of your rounds, or do it with a tool of your own.</li></ol><h3>Return to player</h3><p>The figure of 96.18 % of Lotus Fortune is counted over every position of the reels. It is an average over very many rounds and says nothing about the next one.</p>',
      },
    ),
    place: 3,
  },
  {
    tag: 'safer-play',
    titles: localized(/*i18n*/ { id: 'help.safer-play.title', message: 'Safer play' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.safer-play.content',
        message:
          '<h3>Good habits</h3><ul><li>Set a time before you start, and keep it.</li><li>Use the clock and the net result above the game.</li><li>Take a break every half hour.</li><li>Never play after drinking, or to forget something.</li></ul><h3>Questions to ask yourself</h3><ul><li>Do I play longer than I wanted to?</li><li>Do I hide from others how much I play?</li><li>Do I get restless when I cannot play?</li><li>Do I think of playing for real money to win something back?</li></ul><p>One yes is a reason to stop for a while; two are a reason to talk to somebody you trust or to a health service near you.</p><h3>Take a break</h3><p>Write to us and we close your account for as long as you say. We do not try to talk you out of it, and we do not open it again before the time is over.</p><h3>Children</h3><p>This site is for people aged 18 and over. Do not let children play on your account.</p>',
      },
    ),
    place: 4,
  },
  {
    tag: 'rules',
    titles: localized(/*i18n*/ { id: 'help.rules.title', message: 'House rules' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.rules.content',
        message:
          '<ol><li><strong>Who may play.</strong> You must be 18 or over, where such games are allowed, with one account each.</li><li><strong>Bets.</strong> A bet counts when our server has accepted it and written it into your record. What the screen shows before is only on its way.</li><li><strong>Interrupted rounds.</strong> They go on when you come back. If a round cannot go on, it is void and the stake returns.</li><li><strong>Faults.</strong> A malfunction voids the payouts it has caused. We correct by a new entry in your record, never by changing an old one.</li><li><strong>Fair conduct.</strong> No programs that play for you, no second accounts, no agreement with others against other players.</li><li><strong>Disputes.</strong> Write to us within 90 days with the number of the round. You get an answer with reasons.</li></ol>',
      },
    ),
    place: 5,
  },
];
