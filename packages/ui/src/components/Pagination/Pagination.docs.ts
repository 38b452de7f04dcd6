import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Leads through a list page by page.',
  useWhen: ['Lists whose length is known.'],
  avoidWhen: [
    'The length is not known: take the "Show more" of a `RecordTable`.',
    'A grid that goes on: `GameGrid` loads by itself.',
  ],
  anatomy: ['Rows shown and rows in all', 'Steps back and on', 'Numbers of pages, or "1 of 3" where there is no room'],
  dos: [
    'Use `hrefFor`: pages are addresses that can be opened apart.',
    'Give each of two paginations on a page a `label` of its own.',
  ],
  donts: ['Do not show it above and below a short list.', 'Do not move the focus when the page changes.'],
  keyboard: [
    ['Tab', 'Moves through the steps and the numbers'],
    ['Enter', 'Goes to the page; Space too where it is a button'],
  ],
  accessibility: [
    'It is a navigation landmark with its label; the current page has `aria-current`.',
    'The rows shown are announced when they change.',
  ],
  content: ['The label says what the pages are of: "Betting record".'],
};
