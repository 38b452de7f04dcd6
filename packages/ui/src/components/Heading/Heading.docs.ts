import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A heading: its level is its place in the outline, its size its look.',
  useWhen: ['Titles of pages, sections and cards.'],
  avoidWhen: ['A caption of a field or table: these have their own.', 'Large text that is no heading: take `Text`.'],
  anatomy: ['Words in one of four sizes'],
  dos: ['Use level 1 once in a page, and leave no level out.', 'Set `size` where the look differs from the level.'],
  donts: ['Do not choose a level by its look.', 'Do not put links and buttons into it.'],
  keyboard: [],
  accessibility: ['It is a native heading of its level.'],
  content: ['Sentence case, no full stop.'],
};
