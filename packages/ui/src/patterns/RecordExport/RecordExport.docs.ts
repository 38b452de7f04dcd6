import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Saves every row of a filter as a table for spreadsheets, or as a document to print.',
  useWhen: ['Records that somebody keeps or adds up.'],
  avoidWhen: ['Files that have an address of their own: take a `ButtonLink`.'],
  anatomy: ['Button for each kind of file', 'Reason of a failure'],
  dos: [
    'Keep amounts as they are on the wire.',
    'Fetch by cursor, so that no row is missing and none comes twice.',
    'Let the server make the file where there may be tens of thousands of rows.',
  ],
  donts: ['Do not write amounts in the format of a language.', 'Do not save the page in sight only.'],
  keyboard: [['Enter, Space', 'Saves the file']],
  accessibility: ['The button says that it is busy and keeps the focus.', 'What went wrong is announced.'],
  content: ['Headings are those of the table.'],
};
