import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'All keys of the site, and the switch that turns single characters off.',
  useWhen: ['Opened by the key for help, or from a link.'],
  avoidWhen: ['Keys of one part: they stand on its page here.'],
  anatomy: ['Groups of keys', 'Switch for single characters'],
  dos: ["Show the signs of the reader's keyboard.", 'Group by what people want to do.'],
  donts: ['Do not list keys that do nothing on this site.', 'Do not hide the switch.'],
  example: 'Apple',
  keyboard: [
    ['Tab, Shift+Tab', 'Moves inside the window'],
    ['Space, Enter', 'On the switch: turns single characters on or off'],
    ['Escape', 'Closes the window'],
  ],
  accessibility: ['WCAG 2.1.4: single characters can be switched off.', 'Signs of keys are words to screen readers.'],
  content: ['What a key does is an imperative: "Search".'],
};
