import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'A day and a time of it that are typed: when an announcement begins, when maintenance is expected to end.',
  useWhen: ['Something begins or ends at a minute that somebody decides.'],
  avoidWhen: [
    'A day alone is typed: take a `DateField`.',
    'A range of days is looked for: take a `DateRangePicker`.',
    'A moment is shown: take a `DateTime`.',
  ],
  anatomy: [
    'Label',
    'Segments for day, month and year in the order of the language, then hour and minute',
    'Description and error',
  ],
  dos: [
    'Say in the description whose clocks count: "Times in Asia/Phnom_Penh (GMT+7)".',
    'Take moments as the wire has them, in UTC: the field knows the zone, summer time too.',
  ],
  donts: [
    'Do not ask for a moment as text: nobody knows how to write it.',
    'Do not show it in the zone of the device.',
  ],
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
    'What is half typed is given on as it stands, so that a form refuses it instead of taking it for nothing.',
  ],
  content: ['The label says what happens then: "Shown from". Hours go from 0 to 23 in every language.'],
};
