import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'How a figure went over the last days, in the height of a line.',
  useWhen: ['Beside a figure and its change, in `StatCards`.'],
  avoidWhen: ['People compare or read values: take a `Chart`.', 'How far something is: take a `Progress`.'],
  anatomy: ['Line', 'The way to a value that is still growing'],
  dos: ['Say the change beside it, with its sign.', 'Show the values in a table nearby.'],
  donts: ['Do not let it stand alone: it has no scale.', 'Do not say by its colour alone that a figure has fallen.'],
  keyboard: [],
  accessibility: ['Readers pass it by: what it shows stands beside it and in the table.'],
  content: ['The newest value comes last; in Arabic it is at the left.'],
};
