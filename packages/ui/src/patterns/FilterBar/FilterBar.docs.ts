import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Views, order and filters of a long list, with what is on in words below.',
  useWhen: ['Lobbies of games.'],
  avoidWhen: ['One set of links: take `FilterChips`.'],
  anatomy: [
    'On small screens a row that stays in sight: search, order, filters',
    'Views as links',
    'Order',
    'Filters in a panel, on small screens vendors among them',
    'What is on, each removable, and how many games are left',
  ],
  dos: ['Say the result as a count.', 'Keep views, order and filters in the address.'],
  donts: ['Do not hide what is on.', 'Do not change the list while the panel is open.'],
  example: 'Applied',
  keyboard: [
    ['Tab', 'Moves through views, order, filters and what is on'],
    ['Enter, Space', 'Opens the panel; takes a filter away'],
    ['Escape', 'Leaves the panel with everything as it was'],
  ],
  accessibility: [
    'The count is announced when it changes.',
    'After a filter is taken away the focus stays among the others.',
    'What gets the focus is scrolled clear of the row that stays in sight.',
  ],
  content: ['Filters are names; the count is a whole phrase: "42 games".'],
};
