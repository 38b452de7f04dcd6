import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A page of a lottery vendor inside ours, below the header of the site.',
  useWhen: ['Lotteries of outside vendors.'],
  avoidWhen: ['A game that fills the screen: take a `GameFrame`.'],
  anatomy: ['Way back, title, reload', 'Frame', 'Cover: opening, failed, under maintenance'],
  dos: ['Show a cover until the page has loaded.', 'Check the address before it is handed over.'],
  donts: ['Do not put controls over it.', 'Do not let the framed page lead the site elsewhere.'],
  example: 'Opening',
  keyboard: [
    ['Tab', 'Moves through back and reload, then into the frame'],
    ['Enter, Space', 'Presses the button'],
  ],
  accessibility: ['The frame is named by its title; the title is the one heading of the first level.'],
  content: ['The title is the name of the lottery.'],
};
