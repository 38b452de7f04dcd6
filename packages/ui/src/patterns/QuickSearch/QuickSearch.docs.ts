import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Search in a window of its own, from anywhere on the site.',
  useWhen: ['Finding a game, vendor or page by name.'],
  avoidWhen: ['Narrowing a list: take a `SearchField`.'],
  anatomy: ['Field', 'Results in groups', 'Footer with the way to the list of keys'],
  dos: ['Offer popular games before anything is typed.', 'Say how many were found.'],
  donts: ['Do not search before a pause in typing.', 'Do not open what was not chosen.'],
  example: 'Start',
  keyboard: [
    ['Arrow up, Arrow down', 'Move through the results, round the ends'],
    ['Enter', 'Opens the marked result, once the answer to what was typed is there'],
    ['Escape', 'Empties the field, then closes the window'],
  ],
  accessibility: [
    'A combobox whose focus stays in the field; every result is a link.',
    'The number of results is announced.',
  ],
  content: ['Groups are nouns; results are names.'],
};
