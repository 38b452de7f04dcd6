import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A picture that loads near the screen, tries three times and never moves what is around it.',
  useWhen: ['Covers of games, pictures of promotions, logos of vendors.'],
  avoidWhen: ['A glyph: take an `Icon`.', 'A member: take an `Avatar`.'],
  anatomy: ['Place of the final shape', 'The picture', 'The error image, with the name where it says something'],
  dos: ['Give width and height: they make the shape.', 'Mark the pictures of the first screen with `isPriority`.'],
  donts: [
    'Do not describe what the words beside it say: leave `alt` empty.',
    'Do not mark pictures below the first screen as a priority.',
  ],
  example: 'Default',
  keyboard: [],
  accessibility: ['`alt` says what the picture says; a failed picture keeps its name.'],
  content: ['`alt` is a short phrase without "picture of".'],
};
