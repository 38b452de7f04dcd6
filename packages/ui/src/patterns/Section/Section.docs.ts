import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A titled block of a page, with the way to all of it.',
  useWhen: ['Blocks of a page that has several: home, a lobby, the wallet.'],
  avoidWhen: ['The head of a page: take a `PageHeader`.'],
  anatomy: ['Title', 'Aside: a badge or a control', 'Link to all', 'Content'],
  dos: ['Give `seeAllHref` only where there is more.', 'Leave it out when it has no content.'],
  donts: ['Do not nest sections.', "Do not put actions of the content into the title's line."],
  example: 'WithLink',
  keyboard: [['Tab', 'Moves to the link, then into the content']],
  accessibility: ['A landmark named by its heading; the link says what "all" is.'],
  content: ['A short noun: "Hot games".'],
};
