import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A picture that loads near the screen, tries three times and never moves what is around it.',
  useWhen: ['Covers of games, pictures of promotions, logos of vendors.'],
  avoidWhen: ['A glyph: take an `Icon`.', 'A member: take an `Avatar`.'],
  anatomy: ['Place of the final shape, in the main colour of the picture', 'The picture', 'Its words, when it failed'],
  dos: [
    'Give width and height: they make the shape.',
    'Give the main colour where it is known, so that covers do not appear out of grey.',
    'Mark the pictures of the first screen with `isPriority`, and the largest of them with `isFirst` where no banner stands above.',
  ],
  donts: [
    'Do not describe what the words beside it say: leave `alt` empty.',
    'Do not mark pictures below the first screen as a priority.',
  ],
  example: 'Default',
  keyboard: [],
  accessibility: ['`alt` says what the picture says, before the picture is there and after it failed too.'],
  content: ['`alt` is a short phrase without "picture of".'],
};
