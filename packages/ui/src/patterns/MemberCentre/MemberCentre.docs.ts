import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Where members look after their account: who they are, the menu of pages, and one page.',
  useWhen: ['The member centre and the agent centre.'],
  avoidWhen: ['The frame of the site: take an `AppLayout`.'],
  anatomy: ['Name, picture and rank', 'Menu of pages with badges', 'The page', 'Close button'],
  dos: ['Give badges a whole phrase.', 'Give the focus back when it is left.'],
  donts: ['Do not let a badge say a bare number.', 'Do not nest centres.', 'Do not change the order of pages.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through menu, page and close button'],
    ['Enter', 'Opens the page; below 1024 px, Enter and Space open the menu'],
    ['Escape', 'Leaves the centre while nothing else is open'],
  ],
  accessibility: [
    'The menu is a landmark; the current page has `aria-current`.',
    'Below 1024 px the menu is behind a button that says how much waits in it.',
  ],
  content: ['Pages have one or two words.'],
};
