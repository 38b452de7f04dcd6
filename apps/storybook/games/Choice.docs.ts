import type { PartDocs } from '@mekong/ui/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Asks how a round goes on that waits for the player. It waits for as long as that takes.',
  useWhen: ['A round that has landed has several ways on, such as a number of free spins.'],
  avoidWhen: [
    'Nothing can be played just now: show an `Overlay`.',
    'What is chosen lasts longer than a round: it belongs to the settings of the game.',
  ],
  anatomy: ['Title', 'Hint: what is the same whatever is chosen', 'One button for each way, with its label and a note'],
  dos: [
    'Say in the hint that every way has the same return, where it has.',
    'Hand over texts as functions: they are asked for again when the language changes.',
  ],
  donts: [
    'Do not praise one way: the note says what it does and nothing more.',
    'Do not choose for the player after some time.',
  ],
  example: 'Default',
  counterexample: 'PraisedWay',
  keyboard: [
    ['Tab', 'From the title to the first way, then through the others'],
    ['Enter, Space', 'Takes the way that has the focus'],
  ],
  accessibility: [
    'It is a region named by its title, which gets the focus: a key that is held down chooses nothing.',
    'Label and note are read as one button.',
  ],
  content: ['Labels are what is got: "12 free spins". Notes say how it counts: "All wins count twice".'],
};
