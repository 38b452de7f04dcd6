import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A day that is known and typed, such as a date of birth.',
  useWhen: ['The day is known by heart, or far away in time.'],
  avoidWhen: [
    'A range of days is looked for: take a `DateRangePicker`.',
    'The time of day counts too: take a `MomentField`.',
    'An instant is shown: take a `DateTime`.',
  ],
  anatomy: ['Label', 'Segments for day, month and year in the order of the language', 'Description and error'],
  dos: [
    'Say in `error` what is wrong with a day outside of `min` and `max`: it can be typed.',
    'Take days as texts: yyyy-MM-dd.',
  ],
  donts: ['Do not split it into three fields.', 'Do not open a calendar for a date of birth.'],
  keyboard: [
    ['Tab', 'Moves to the next segment, then out of the field'],
    ['Arrow up, Arrow down', 'Steps the segment'],
    ['Arrow left, Arrow right', 'Moves between segments'],
    ['Digits', 'Type the segment; a full one leads to the next'],
    ['Backspace', 'Takes digits out'],
  ],
  accessibility: [
    'Each segment is a spin button named by what it is and by the label of the field.',
    'The label, description and error belong to the group.',
  ],
  content: [
    'The label names the day: "Date of birth". The order of the segments follows the language, so give no pattern.',
  ],
};
