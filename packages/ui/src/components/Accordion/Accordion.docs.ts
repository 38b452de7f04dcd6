import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Sections of which the titles are read first, each opened in its place.',
  useWhen: ['Questions and answers: the help centre.', 'Several long texts of which a reader wants one or two.'],
  avoidWhen: [
    'Views of one thing of which one is always shown: take `Tabs`.',
    'One button that shows more of a line: take a `Popover`.',
    'What everybody has to read: show it.',
  ],
  anatomy: ['Title, a heading with a button', 'Optional note below it', 'Chevron', 'Content while it is open'],
  dos: ['Leave several open, so that they can be compared.', 'Write a title that tells whether to open it.'],
  donts: ['Do not nest one in another.', 'Do not put fields in it that have to be filled in.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves from title to title, and through what is open'],
    ['Enter, Space', 'Opens or closes'],
  ],
  accessibility: [
    'Each title is a heading of `level` with a button that says whether its section is open.',
    'What is closed is left out for screen readers; a search in the page finds it and opens its section.',
  ],
  content: ['Titles are questions or nouns, without a full stop.'],
};
