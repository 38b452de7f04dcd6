import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'One lottery on a home page: time left until its next draw, and its last numbers.',
  useWhen: ['Beside the banner of a home page, or below its first games on small screens.'],
  avoidWhen: ['A list of lotteries: take `DrawCard`.'],
  anatomy: ['Name and phase', 'Number of the last draw, on wide screens', 'Last numbers', 'Ways on, on wide screens'],
  dos: [
    'Keep the lottery once it is shown: its numbers come in their place.',
    'Hand over `clockOffset` of the server.',
  ],
  donts: ['Do not show a jackpot that nobody pays.', 'Do not put two of them on a page: a list is a `DrawCard` each.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the name and the ways on'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: ['A landmark named by the lottery.', 'Time and numbers are text.'],
  content: ["Names are in the reader's language and may be long."],
};
