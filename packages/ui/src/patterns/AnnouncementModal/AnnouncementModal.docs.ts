import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Announcements: titles on one side, the chosen text on the other.',
  useWhen: ['The visitor opens an announcement, or has new ones.'],
  avoidWhen: ['Notices that agents must acknowledge: take an `AgencyNotice`.'],
  anatomy: [
    'Titles, eight to a page, with their pages',
    'Text of the chosen one, with its picture and the way to what it is about',
    'On small screens a half sheet with the first one, when it opens by itself',
    '"Do not show again today", where it is offered',
  ],
  dos: ['Hand over `lang` for a text in another language.', 'Open it by itself at most once a visit.'],
  donts: ['Do not cut titles.', 'Do not open it over a form.'],
  example: 'OtherLanguage',
  keyboard: [
    ['Tab', 'Moves through titles, pages and the text'],
    ['Enter, Space', 'Shows the announcement'],
    ['Escape', 'Closes the window'],
  ],
  accessibility: [
    'The chosen title has `aria-current`; the focus stays on it.',
    'A text in another language is shown in its own direction.',
  ],
  content: ['Titles are facts; texts begin with the date and what changes.'],
};
