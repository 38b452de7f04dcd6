import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The head of a provider’s page: art in its colours, its name, and the ways on.',
  useWhen: ['The page of one provider.'],
  avoidWhen: ['News on the home page: take a `BannerCarousel`.'],
  anatomy: ['Art', 'Name', 'A line about it', 'Ways on'],
  dos: ['Say how many games there are, and of which kinds.'],
  donts: ['Do not put the name into the art.'],
  keyboard: [['Tab', 'Moves through the links']],
  accessibility: ['The name is the heading of the page; the art is decoration.'],
  content: ['A name may take two lines.'],
};
