import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'What the merchant offers now: pictures in a line that scrolls, each one link.',
  useWhen: ['The home page.'],
  avoidWhen: ['All promotions: their page.', 'What must be seen first: take a `BannerCarousel`.'],
  anatomy: ['Title and the way to all', 'Cards with picture, title and a line'],
  dos: ['Lead each card to its terms.', 'Say until when it runs in `note`.'],
  donts: ['Do not press people to bet.', 'Do not write on the pictures.'],
  keyboard: [
    ['Tab', 'Moves through the cards'],
    ['Enter', 'Opens the terms'],
  ],
  accessibility: ['Each card is one link, named by its title.'],
  content: ['Titles say what is offered, not how great it is.'],
};
