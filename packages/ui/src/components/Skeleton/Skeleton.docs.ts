import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'What stands in for content that is loading, in its final shape.',
  useWhen: ['Content comes from the server and its shape is known.'],
  avoidWhen: [
    'Nobody knows the shape: take a `Progress` without a value.',
    'It failed or is empty: take a `StateView`.',
  ],
  anatomy: ['Grey shape: text, title, control, circle, or whatever fills its parent'],
  dos: ['Wrap sample content to take its exact size.', 'Set `aria-busy` on the region around it.'],
  donts: [
    'Do not let the layout move when the content comes.',
    'Do not show it for what is there after a fraction of a second.',
  ],
  example: 'Wrapping',
  keyboard: [],
  accessibility: ['Screen readers skip it; wrapped sample content cannot be reached.'],
  content: ['It has no text of its own.'],
};
