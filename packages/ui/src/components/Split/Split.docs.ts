import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Main content with something beside it, or below it on small screens.',
  useWhen: ['A list with a board of winners, a form with help.'],
  avoidWhen: ['Areas of equal weight: take a `Grid`.'],
  anatomy: ['Main content', 'Aside: a quarter of the line'],
  dos: ['Put what matters more into `children`: it comes first on small screens.', 'Keep the aside short.'],
  donts: ['Do not put navigation into the aside.', 'Do not nest splits.'],
  example: 'Default',
  keyboard: [],
  accessibility: ['The main content comes first for eyes and screen readers.'],
  content: ['It has no text of its own.'],
};
