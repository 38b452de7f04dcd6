import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Rows of records; below a width of its own each row becomes a card.',
  useWhen: ['Bets, transactions, members, contracts.'],
  avoidWhen: [
    'A list with pages from the server: take a `RecordTable`, which is made of it.',
    'Pairs of name and value: take `StatCards` or a `DescriptionList`.',
  ],
  anatomy: [
    'Toolbar with filters',
    'Caption',
    'Head, which stays in sight while the page scrolls',
    'Rows, or an empty state',
    'Row of totals',
    'Footer with a `Pagination`',
  ],
  dos: [
    'Give each column its `priority`: `high` is the heading of the card, `low` is left out there.',
    'Put a lesser value `below` another, where columns have no room beside each other.',
    "End numbers at the end (`align: 'end'`), so that digits stand under each other.",
  ],
  donts: ['Do not put more than one row of buttons into a row.', 'Do not sort the rows inside it: the caller does.'],
  example: 'WithFilters',
  keyboard: [
    ['Tab', 'Moves through sortable heads and what stands in the rows'],
    ['Enter, Space', 'On a head: sorts by the column'],
    ['Arrow keys', 'Scroll a table that has more columns than room, once it has the focus'],
  ],
  accessibility: [
    'It is a native table to every reader, as cards too, with heads of columns and rows.',
    'Of two values in a column each is read with its own head, and the one that sorts is `aria-current`.',
    'A sorted column has `aria-sort`; rows on their way are `aria-busy`.',
  ],
  content: ['Heads are short nouns; an empty state says which filter to change.'],
};
