import type { PartDocs } from '@mekong/ui/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A round from stake to payout: it asks the server, moves the stage, and books what comes back.',
  useWhen: ['Every game: it plays one round at a time, each started by hand.'],
  avoidWhen: ['A result that is only looked at again: the stage shows it by `showEnd`, no round is played.'],
  anatomy: [
    'Stage: the place where a round is seen, which the game brings',
    '`Overlay` over it',
    '`Controls` with stake and spin',
    'Footer with return to player, number of the round and fairness',
    'Announcements for screen readers',
  ],
  dos: [
    'Let the stage move until it is told how the round has ended, however long the wallet takes.',
    'Show a round that an earlier page has interrupted before a new one can be started.',
  ],
  donts: [
    'Do not keep silent while a payout is on its way: the player looks for it in the balance.',
    'Do not count the balance in the page: it is what the server has said last, less the stake.',
  ],
  example: 'PayoutOnItsWay',
  counterexample: 'SilentStage',
  keyboard: [['Enter, Space', 'On spin: starts a round, when none is played']],
  accessibility: [
    'The result is announced in words, besides the picture of it.',
    'While a round is played, spin keeps the focus and says that it does nothing.',
    'A player who wants no motion sees the result at once, after the shortest time of a round.',
  ],
  content: ['Notices say what becomes of the money: "Your round is safe. Its payout is on the way to your balance."'],
};
