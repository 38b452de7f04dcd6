import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A short message that passes by: something was done, or failed elsewhere.',
  useWhen: [
    'An action succeeded and the page shows little of it.',
    'Something failed that is not on the screen any more.',
  ],
  avoidWhen: ['It needs an answer: take a `ConfirmDialog`.', 'It is about something in sight: take an `Alert`.'],
  anatomy: ['Glyph of the tone', 'Title', 'Description', 'Optional action', 'Button that dismisses it'],
  dos: [
    'Give an action its `alternative`, which says how to reach the same later.',
    'Call `toast()`; `ToastRegion` stands once in the app and shows the queue.',
  ],
  donts: [
    'Do not put into it what people must not miss.',
    'Do not show more than one for one action: an id replaces the one before.',
  ],
  example: 'WithAction',
  keyboard: [
    ['F6', 'Leads to the messages from anywhere'],
    ['Tab', 'Moves through action and dismiss button'],
    ['Escape', 'Dismisses the one with the focus'],
  ],
  accessibility: [
    'A failure interrupts, everything else waits for a pause.',
    'The time stands still under the pointer and the focus; afterwards the focus goes back to where it was.',
  ],
  content: ['Say what happened in a few words: "Settings saved".'],
};
