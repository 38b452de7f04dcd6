import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Where members look after their account: who they are, the menu of pages, and one page.',
  useWhen: [
    'The member centre and the agent centre, opened by their address.',
    'Opened from another page: a `MemberCentreDialog` over it.',
  ],
  avoidWhen: ['The frame of the site: take an `AppLayout`.'],
  anatomy: ['Name, picture and rank', 'Menu of pages with badges', 'The page', 'Close button'],
  dos: ['Give badges a whole phrase.', 'Give the focus back when it is left.'],
  donts: [
    'Do not let a badge say a bare number.',
    'Do not nest centres: links between them change the one that is open.',
    'Do not change the order of pages.',
  ],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through menu, page and close button'],
    ['Enter', 'Opens the page; below 1024 px, Enter and Space open the menu'],
    ['Escape', 'Leaves the centre while nothing else is open'],
  ],
  accessibility: [
    'The menu is a landmark; the current page has `aria-current`.',
    'Over another page it is a modal dialog: that page is hidden from every reader and stays as it is, and what opened the dialog gets the focus back.',
    'Below 1024 px the menu is behind a button that says how much waits in it.',
  ],
  content: ['Pages have one or two words.'],
};
