import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The frame of a work tool: pages in a column of their own, a bar above the page.',
  useWhen: ["The operators' console."],
  avoidWhen: ['The site of players: take an `AppLayout`.'],
  anatomy: [
    'Link that skips to the content',
    'Column with name, note and groups of pages',
    'Bar with where one is, a search of everything, theme, language and the operator',
    'The page',
  ],
  dos: ['Mark the page that is open.', 'Say in the bar when it is a demo.'],
  donts: ['Do not add a second bar.', 'Do not hide what waits: it stands as a badge at its page.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'The first stop is "Skip to content"'],
    ['Enter, Space', 'Below 1024 px: opens the side menu'],
    ['Escape', 'Closes the side menu'],
    ['Ctrl + K, ⌘ + K', 'Opens the search, where there is one and no dialog is open'],
  ],
  accessibility: [
    'Navigation and main are landmarks; the button of the menu has `aria-expanded`.',
    'When a control of the page goes away with its work, the focus goes to what stands in its place.',
  ],
  content: ['Pages have one or two words; groups are nouns.'],
};
