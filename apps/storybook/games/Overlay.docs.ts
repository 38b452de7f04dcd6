import type { PartDocs } from '@mekong/ui/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Lies over the board while nothing can be played, says why and what to do.',
  useWhen: ['The game is loading or paused, the connection is lost, the session has ended, the game did not open.'],
  avoidWhen: [
    'A round waits for the player: ask by a `Choice`.',
    'Something is to be known while the game goes on: it is a notice of its stage.',
  ],
  anatomy: [
    'Sign of the reason',
    'What has happened',
    'What becomes of the round',
    'Button, where something can be done',
  ],
  dos: [
    'Show every reason that holds: of several the gravest is seen, and the next one when that is gone.',
    'Hide a reason by its name: the others stay.',
  ],
  donts: [
    'Do not leave the action out where there is one: the player would have to find the way alone.',
    'Do not write texts of your own: the reasons and their words are the same in all games.',
  ],
  example: 'Ended',
  counterexample: 'WithoutAction',
  keyboard: [
    ['Tab', 'Moves the focus to the button'],
    ['Enter, Space', 'Tries again, or goes back to the games'],
  ],
  accessibility: [
    'It is an alert: what has happened is announced when it appears, and again when the reason changes.',
    'The focus stays where it is; the controls say by themselves that nothing can be started.',
  ],
  content: ['What has happened, then what becomes of the money: "Your round is kept and will not be charged twice."'],
};
