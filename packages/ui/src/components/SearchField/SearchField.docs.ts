import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Looks for something in what is on the page or behind it.',
  useWhen: ['Narrowing a long list by typing.', 'The input of `QuickSearch`, with `results`.'],
  avoidWhen: ['A value from a fixed list is chosen: take a `Select`.'],
  anatomy: [
    'Magnifier',
    'Input, whose label is the placeholder too',
    'Button that empties it, or the key that leads to it',
  ],
  dos: [
    'Use `hasShortcut` for one field of a page, and only where single keys can be switched off.',
    'Wait for a pause in typing before a server is asked.',
  ],
  donts: ['Do not empty it when the results come.', 'Do not search on every letter over the network.'],
  example: 'WithShortcut',
  keyboard: [
    ['Tab', 'Moves to the input, then to the button that empties it'],
    ['/', 'Leads to it from anywhere on the page, when `hasShortcut` is set'],
    ['Enter', 'Submits the search'],
    ['Escape', 'Empties it'],
  ],
  accessibility: [
    'With `results` it is a combobox whose list is moved through by arrow keys.',
    'The label is its name; the placeholder repeats it.',
  ],
  content: ['Say what is searched: "Search games and providers".'],
};
