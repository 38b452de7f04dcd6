import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Title of a page, a line about it, and what can be done with all of it.',
  useWhen: ['The head of every page.'],
  avoidWhen: ['A block within a page: take a `Section`.'],
  anatomy: ['Title of level 1', 'One line of text', 'Actions'],
  dos: [
    'Put what concerns the whole page into `actions`.',
    'Keep the text to one line.',
    'Set a count or a tag beside the title with `isTextBeside`: on phones that saves a line.',
  ],
  donts: ['Do not repeat the title in the text.', 'Do not add a second heading of level 1.'],
  example: 'WithActions',
  keyboard: [['Tab', 'Moves through the actions']],
  accessibility: ['The title is the one heading of the first level.'],
  content: ['The title is a noun: "Slots".'],
};
