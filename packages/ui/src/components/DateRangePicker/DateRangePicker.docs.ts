import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A range of days: usual ranges by one press, others by two fields and a calendar.',
  useWhen: ['Filters of records and reports.'],
  avoidWhen: ['One known day is typed: take a `DateField`.'],
  anatomy: [
    'Field with the name of the preset or the days in force',
    'Panel with presets, two date fields, a calendar, and the longest range allowed',
  ],
  dos: [
    'Offer the ranges that people use most as presets: today, yesterday, the last seven days.',
    'Say the longest range by `longestDays` when the server has one.',
  ],
  donts: [
    'Do not leave the presets out: most people want the last days.',
    'Do not keep the range in the component: it belongs to the address.',
    'Do not load a report on every change: it is told once, when a range is chosen.',
  ],
  example: 'Presets',
  keyboard: [
    ['Tab', 'Moves through field, presets, date fields and calendar'],
    ['Enter, Space, Arrow down', 'Opens the panel'],
    ['Arrow keys', 'In the calendar: move by day and by week'],
    ['Page Up, Page Down', 'In the calendar: move by month'],
    ['Escape', 'Closes the panel and gives the focus back'],
  ],
  accessibility: [
    'The field is a combobox that says the range in force and whether the panel is open.',
    "Days are those of the merchant's time zone, wherever the reader is.",
    'A range that is too long is said in words.',
  ],
  content: ['Preset labels are short: "Last 7 days".'],
};
