import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Switches between views of the same thing.',
  useWhen: ['Two to about six views of which one is shown.'],
  avoidWhen: ['Each view is a page: take a row of links.', 'A list is narrowed: take `FilterChips`.'],
  anatomy: ['Row of tabs with optional glyph and count', 'Panel of the tab shown'],
  dos: ['Keep labels to one or two words.', 'Keep the tab in the address where the view can be shared.'],
  donts: [
    'Do not write sentences into tabs: each takes a line of its own on a small screen.',
    'Do not disable a tab without saying why nearby.',
  ],
  keyboard: [
    ['Tab', 'One stop for the row, then the panel'],
    ['Arrow left, Arrow right', 'Move and choose'],
    ['Home, End', 'Choose the first and the last'],
  ],
  accessibility: [
    'The tabs pattern of the ARIA Authoring Practices; what is disabled is passed over.',
    'The row is named by its `label`.',
  ],
  content: ['Labels are nouns in sentence case.'],
};
