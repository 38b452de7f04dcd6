import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: "The page's column: a greatest width, centred, with room at the edges.",
  useWhen: ['Around the content of a page.'],
  avoidWhen: ['Children beside each other: take `Inline`, `Grid` or `Split`.'],
  anatomy: ['Column of 640, 1208 or 1440 px at most'],
  dos: ['Take `narrow` for reading and forms.', 'Use it as `main` once in a page.'],
  donts: ['Do not nest containers.', 'Do not set widths inside it by hand.'],
  keyboard: [],
  accessibility: ['As `main` with an `id` it is the target of the link that skips the menus.'],
  content: ['It has no text of its own.'],
};
