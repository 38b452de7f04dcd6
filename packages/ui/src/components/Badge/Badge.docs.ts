import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A small count beside a menu entry.',
  useWhen: ['Something waits behind a link or a tab: unread messages, rewards to claim.'],
  avoidWhen: ['A status in words: take a `Tag`.', 'The count is the content itself: take `Text`.'],
  anatomy: ['Pill with the number, at most `max` and a plus sign', 'The whole phrase for screen readers'],
  dos: [
    'Give a whole phrase as `label`: "3 rewards to claim".',
    'Take the tone `neutral` where nothing calls for attention.',
  ],
  donts: [
    'Do not repeat the number as its label.',
    'Do not show zero: the badge leaves itself out.',
    'Do not use it as a button.',
  ],
  keyboard: [],
  accessibility: ['The number is hidden from screen readers, which read the label instead.'],
  content: ['The label counts with the plural forms of the language.'],
};
