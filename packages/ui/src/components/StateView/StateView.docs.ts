import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Shown where content cannot be: says what happened and what to do next.',
  useWhen: ['A list is empty, a page failed, the site is offline, a game is under maintenance, a place is restricted.'],
  avoidWhen: ['One field or form is meant: take an `Alert`.', 'A message passes by: take a `Toast`.'],
  anatomy: [
    'Art or glyph of the kind',
    'Title',
    'Description',
    'Next action, and a retry',
    'Code and request id with a button that copies them',
  ],
  dos: ['Offer one next action.', 'Keep what was there on the screen while a retry runs.'],
  donts: ['Do not blame the reader.', 'Do not show an error for an empty list.'],
  example: 'EmptyWithAction',
  keyboard: [['Tab', 'Moves through the next action, the retry and the copy button']],
  accessibility: [
    'Failures are announced when they appear.',
    'Set `level` so that its title fits into the outline of the page.',
  ],
  content: ['Say what is missing in the words of the place: "No bets in these 7 days", then what to do.'],
};
