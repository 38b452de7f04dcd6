import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Filters of which one is on, as links in one line.',
  useWhen: ['Kinds, views or vendors above a list.'],
  avoidWhen: ['Several at once: take `VendorChips`.', 'Views of one thing: take `Tabs`.'],
  anatomy: ['Links with an optional count', 'Button that shows all of them, where the line is too long'],
  dos: ['Put "All" first.', 'Give every filter an address.'],
  donts: ['Do not mix filters of two kinds.', 'Do not wrap the line by hand.'],
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Follows the link; on "More", as Space, unfolds the line'],
  ],
  accessibility: [
    'A landmark named by `label` with a list of links.',
    'The chosen one has `aria-current` and is brought into view.',
  ],
  content: ['One or two words; counts are numbers alone, after the word.'],
};
