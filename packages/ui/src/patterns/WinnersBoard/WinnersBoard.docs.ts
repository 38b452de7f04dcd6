import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Recent wins. Real ones only, and the board says so.',
  useWhen: ['The home page, in the aside of a `Split`.'],
  avoidWhen: ["A member's own bets: take a `RecordTable`."],
  anatomy: ['Account as the server masks it', 'Game', 'Amount'],
  dos: ['Show real wins only.', 'Leave the order to the server.'],
  donts: ['Do not show a name in full: the server masks it.', 'Do not add wins to fill it.', 'Do not animate amounts.'],
  keyboard: [
    ['Tab', 'Moves to the board when it scrolls'],
    ['Arrow keys', 'Scroll it'],
  ],
  accessibility: ['A list that scrolls by keys; rows on their way are `aria-busy`.'],
  content: ['Accounts are masked; amounts have their currency.'],
};
