import type { PartDocs } from '@mekong/ui/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The seeds of the next round, the way to change them, and the check of the last rounds in the page itself.',
  useWhen: ['Every game of the house: a player can check each round without asking anybody.'],
  avoidWhen: ['The draws of a lottery: they are checked in a `DrawHistory`.'],
  anatomy: [
    'How the seeds work, in two sentences',
    'Hash of the server seed and number of the next round',
    "The player's own seed, with a button that makes a new one",
    'Reveal and change of the server seed',
    'Last rounds with the verdict of their check',
    'How a round is computed',
  ],
  dos: [
    'Say which verdict each round has, and why one cannot be checked yet.',
    'Give the picture of a round by `picture`, where the game has one: it is made when somebody asks for it.',
  ],
  donts: [
    'Do not explain a result by a formula alone: `howText` is plain words.',
    'Do not change the seed while a round is played: the page says that it has to end first.',
  ],
  example: 'Default',
  counterexample: 'FormulaAlone',
  keyboard: [
    ['Tab', 'Through close button, content, seed, buttons and rounds'],
    ['Enter', 'In the seed: uses it from the next round on'],
    ['Escape', 'Closes the window and gives the focus back'],
  ],
  accessibility: [
    "It is the platform's own modal dialog, named by its title.",
    'What was done, and what the check of all rounds has found, is announced.',
    'A verdict has a sign and a word, never a colour alone. Hashes and seeds read from left to right in every language.',
  ],
  content: ['Verdicts are one or two words: "Match", "Mismatch", "Seed secret", "Cancelled".'],
};
