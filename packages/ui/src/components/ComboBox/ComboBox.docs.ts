import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A choice of one from a list that is too long to read: what is typed searches it.',
  useWhen: ['More than about thirty choices.', 'Choices whose words are known by heart: banks, countries, providers.'],
  avoidWhen: ['Fewer choices: take a `Select`.', 'Several at once: take check boxes.'],
  anatomy: ['Label', 'Field with the chosen option', 'Panel with a search and the list', 'Description and error'],
  dos: ['Give a code or hint that people may search by: "+855", "ABA".', 'Say in `emptyText` what was searched.'],
  donts: [
    'Do not leave out the short names that people know.',
    'Do not load the options by what is typed: all of them are there.',
  ],
  keyboard: [
    ['Enter, Space, Arrow down, Arrow up', 'Opens the list'],
    ['Letters', 'Open the list and search it; the first that fits is active'],
    ['Arrow down, Arrow up', 'In the list: moves past what is disabled'],
    ['Enter', 'Chooses the active option'],
    ['Escape', 'Closes the list without a change'],
  ],
  accessibility: [
    'The focus stays in the search; the active option is told by `aria-activedescendant`.',
    'Nothing found is announced.',
    'The page behind the open list stays usable and readable.',
  ],
  content: ['Options are names, in the language of the reader.'],
};
