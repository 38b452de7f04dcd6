import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'What narrows a list of records: days, choices, and what is on.',
  useWhen: ['Above a `RecordTable` whose filters stand in the address.'],
  avoidWhen: ['Games with counts beside each choice: take a `FilterBar`.', 'One choice of a few: take `FilterChips`.'],
  anatomy: [
    'Days: a range with presets, or one typed day',
    'Choices, each with one that filters nothing',
    'Filters that are on, each to be taken out',
    'A button that takes all of them out',
  ],
  dos: ['Read the days with `periodDays`: an address asks for what the server can answer.', 'Begin on the first page.'],
  donts: ['Do not take the days out with the filters.', 'Do not ask for rows while a day is being typed.'],
  example: 'Applied',
  keyboard: [
    ['Tab', 'Moves through fields and filters that are on'],
    ['Enter, Space', 'Opens a choice, or takes a filter out'],
    ['Arrow keys', 'Move in a choice, and step through a day'],
  ],
  accessibility: [
    'The row is a group with a name.',
    'After a filter is taken out the focus goes to the next one, after the last to the first field.',
  ],
  content: ['The choice that filters nothing names all: "All providers".'],
};
