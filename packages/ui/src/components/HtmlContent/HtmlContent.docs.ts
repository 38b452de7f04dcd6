import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Shows markup that others wrote, after sanitising it.',
  useWhen: ['Announcements, terms and help of the merchant.'],
  avoidWhen: ['Our own texts: take `Text` and `Heading`.'],
  anatomy: [
    'The text, in a box that keeps it from covering anything else',
    'Skeleton until the sanitiser is there, for a text that is not well formed',
  ],
  dos: [
    'Give `lang` when the text is in another language than the page.',
    'Hand over `imageHosts`: pictures from elsewhere are left out.',
  ],
  donts: ['Do not rely on styles in the text: they are left out.', 'Do not put markup into the page in any other way.'],
  example: 'OtherLanguage',
  keyboard: [
    ['Tab', 'Moves through the links in the text'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: ['Headings in the text begin at level 3.', 'The direction follows `lang`, or the first letters.'],
  content: ["It shows what it is given; the merchant's editor says how to write it."],
};
