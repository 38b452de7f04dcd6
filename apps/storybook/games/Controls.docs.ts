import type { PartDocs } from '@mekong/ui/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Stake and the button that starts a round, with balance, last win and the small buttons of every game.',
  useWhen: ['At the foot of every game in which each round is started by hand.'],
  avoidWhen: ['The page around the game shows the balance: leave it out by `hasBalance`.'],
  anatomy: [
    'Balance, unless the page around the game shows it',
    'Stake between a button for less and one for more; pressed it lists all stakes, but those that a bonus in play does not allow',
    'Optional fact of the game, such as its lines',
    'Last win',
    'Spin',
    'Small buttons: paytable, fair play, quick spin, sound, rounds, settings',
  ],
  dos: [
    'Set it busy while a round is played: the stake stands, and nothing else can be started.',
    'Take the stakes of the session in their order: the smallest is chosen at the start.',
  ],
  donts: [
    'Do not give a fact that moves to bet: it is a property of the game, the same in every round.',
    'Do not start rounds by themselves: each is started by a press.',
  ],
  example: 'StakeList',
  counterexample: 'LuckyFact',
  keyboard: [
    ['Tab', 'Through less, stake, more, spin and the small buttons'],
    ['Enter, Space', 'Presses the button that has the focus'],
    ['Arrow keys', 'In the list of stakes: choose the next or the one before; the list stays'],
    ['Enter, Escape', 'Closes the list of stakes'],
  ],
  accessibility: [
    'Buttons that do nothing just now stay in the order of the keys and say so by `aria-disabled`: the focus is not lost while a round is played.',
    'The stakes are radio buttons in a group named "Bet per spin".',
    'Sound says how it is; quick spin is a switch that is on or off.',
  ],
  content: ['Amounts are written by the language, from left to right, in the currency of the session.'],
};
