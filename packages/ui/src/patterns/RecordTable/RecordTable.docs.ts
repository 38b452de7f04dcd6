import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'A list of records that the server sorts, cuts and sums.',
  useWhen: ['Bets, transactions, log-ins.'],
  avoidWhen: ['Rows that are all in the page: take a `Table`.'],
  anatomy: [
    'Everything of a `Table`',
    'Pages, or a button for older rows',
    'Row of totals over all that the filter finds',
    'Failure above rows that are kept',
  ],
  dos: ['Keep sort, page and filter in the address.', 'Hand over `totals` as `pending` until the server has answered.'],
  donts: ['Do not sum the rows in the browser.', 'Do not clear the rows while others are on their way.'],
  example: 'RowLinks',
  keyboard: [
    ['Tab', 'Moves through heads, links of rows and pages'],
    ['Enter', 'Sorts, opens the details, or turns the page'],
  ],
  accessibility: [
    'A change of the number of rows is announced.',
    'The whole row leads to its details; its link is the one stop.',
  ],
  content: ['The empty state names the filter to change.'],
};
