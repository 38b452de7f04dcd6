import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A filter that is on or off.',
  useWhen: ['Narrowing a list by one property: a vendor, a kind of result.'],
  avoidWhen: [
    'It says a status and cannot be pressed: take a `Tag`.',
    'One of several views is shown: take `Tabs`.',
    'A long line of links that scrolls: take `FilterChips` or `VendorChips`.',
  ],
  anatomy: ['Optional glyph', 'Label', 'A tint while it is selected'],
  dos: ['Keep the same words in both states.', 'Give it an `href` where the filter is part of the address.'],
  donts: [
    'Do not use it as a button that starts something.',
    'Do not tell its state by colour alone elsewhere on the page.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter, Space', 'Turns it; as a link, Enter follows the address'],
  ],
  accessibility: ['As a button it has `aria-pressed`, as a link `aria-current`.'],
  content: ['One or two words: the name of the filter.'],
};
