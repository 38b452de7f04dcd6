import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: "Top of every page: the way home, the side menu, the game families and the visitor's account.",
  useWhen: ['Once, in an `AppLayout`.'],
  avoidWhen: ['Inside a game: `GameFrame` has a header of its own.'],
  anatomy: [
    'Toggle of the side menu',
    'Mark and name of the site, the way home',
    'Main navigation, whose items open their vendors',
    '`AppHeaderVisitor` or `AppHeaderMember` at the end',
  ],
  dos: [
    'Hand over every item: those that do not fit go into "More".',
    'Keep the array of items stable: it is measured anew otherwise.',
    'Hand over `toggleRef`, so that the focus can return from the side menu.',
  ],
  donts: ['Do not put more than one main action into the end.', 'Do not hide items that do not fit: "More" has them.'],
  example: 'ManyItems',
  keyboard: [
    ['Tab', 'Moves through toggle, mark, items and account'],
    ['Enter, Space', 'Opens the vendors of an item, or the side menu'],
    ['Escape', 'Closes the vendors and gives the focus back'],
  ],
  accessibility: [
    'The navigation is named "Top menu"; the toggle has `aria-expanded`.',
    'Under a mouse the vendors open by themselves; nothing needs it.',
  ],
  content: ['Items are one or two words.'],
};
