import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'What the merchant wants to be seen first: words on art, on small screens below it, in a `Carousel`.',
  useWhen: ['The head of the home page.'],
  avoidWhen: ['Offers in a line: take a `PromotionStrip`.'],
  anatomy: [
    'Banner with title, text and a link, on art',
    'Buttons, dots and pause of the `Carousel`',
    'What stands beside it, on wide screens',
  ],
  dos: [
    'Mark one link as the way onward in each banner.',
    'Leave the text out of the picture: it has to be translated and read.',
  ],
  donts: ['Do not show more banners than people look at.', 'Do not turn without a pause button.'],
  keyboard: [
    ['Tab', 'Moves through the buttons and the link of the banner shown'],
    ['Enter, Space', 'Presses them'],
  ],
  accessibility: ['A banner out of sight cannot be reached.', 'A picture that fails leaves the words.'],
  content: ['A title has two lines at most, in every language.'],
};
