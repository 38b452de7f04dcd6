import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Values over time or by kind, to be compared at a glance.',
  useWhen: ['Sums of hours or days on an overview.', 'Two things that belong together: stakes and payouts.'],
  avoidWhen: [
    'A few figures: take `StatCards`.',
    'How far something is: take a `Progress`.',
    'Records that are searched: take a `RecordTable`.',
  ],
  anatomy: ['Legend', 'Switch to the table', 'Values of the category that is pointed at', 'Drawing', 'Axis'],
  dos: ['Stand it below a heading that says the same as its `label`.', 'Mark a last hour that is not over yet.'],
  donts: ['Do not compare more than two series.', 'Do not show the parts of a whole with it.'],
  example: 'Playground',
  keyboard: [
    ['Arrow keys', 'Read the category before or after.'],
    ['Home, End', 'Read the first or the last one.'],
  ],
  accessibility: [
    'A slider over the categories reads each with its values.',
    'Every value is in the table too.',
    'The second series differs by its place or its dashes, and by brightness.',
  ],
  content: ['Labels of categories are as short as "14:00"; `formatValue` writes values with their unit.'],
};
