import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The head of a provider’s page: art in its colours, its name, and the ways on.',
  useWhen: ['The head of the page of one provider, above its best games.'],
  avoidWhen: ['News on the home page: take a `BannerCarousel`.', 'A page without art: take a `PageHeader`.'],
  anatomy: ['Art, 10:3', 'Name', 'Optional line about it', 'Optional ways on, at most one of them `primary`'],
  dos: [
    'Say how many games there are, and of which kinds.',
    'Keep the subject of the art at the right: it is mirrored where lines begin there.',
  ],
  donts: [
    'Do not leave the name to the art: it is the heading of the page.',
    'Do not put it below other content: its art is fetched first.',
  ],
  keyboard: [
    ['Tab', 'Moves through the ways on'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    'The name is the heading of the first level, so a page has one of these; the art is decoration.',
    'On small screens the words stand below the art: nothing is read over a picture.',
  ],
  content: ['The name as the provider writes it; it may take two lines.', 'The line is facts: "344 games · Slots".'],
};
