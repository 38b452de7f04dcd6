import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Actions and choices behind a button.',
  useWhen: ['More actions than there is room for; a choice that is rarely changed.'],
  avoidWhen: ['A value in a form: take a `Select`.', 'Content that is not a list: take a `Popover`.'],
  anatomy: ['Trigger, a `Button` or an `IconButton`', '`MenuItem`, `MenuRadioGroup`, `MenuGroup`, `MenuSeparator`'],
  dos: [
    'Set what is dangerous last, with the tone `danger`.',
    'Load it on intent where it stands in the first screen.',
  ],
  donts: ['Do not hide the only way to do something important in it.', 'Do not put fields into it.'],
  keyboard: [
    ['Enter, Space, Arrow down', 'On the trigger: opens it'],
    ['Arrow up, Arrow down', 'Moves past what is disabled'],
    ['Home, End', 'Moves to the ends'],
    ['Letters', 'Move to the entry that begins with them'],
    ['Enter, Space', 'Takes the entry'],
    ['Escape, Tab', 'Closes it and gives the focus back'],
  ],
  accessibility: [
    'What an entry does happens once the focus is back on the trigger, so that it may open a dialog.',
    'A choice carries a mark, not colour alone.',
  ],
  content: ['Entries are imperatives or names, without a full stop.'],
};
