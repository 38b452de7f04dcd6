import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Recent wins in a slow lane, each the way to its game. Real ones only.',
  useWhen: ['The home page: below the banners on a desktop, below the draws on a phone.'],
  avoidWhen: ["A member's own bets: take a `RecordTable`."],
  anatomy: [
    'Title',
    'Small cover, amount, masked account, game, how long ago',
    'Way to the proof of the round, where there is one',
    'Button that stops it',
  ],
  dos: ['Show real wins in games that can be opened.', 'Leave the order to the server.'],
  donts: ['Do not show a name in full: the server masks it.', 'Do not add wins to fill it.', 'Do not animate amounts.'],
  keyboard: [
    ['Tab', 'Moves through the wins, while the lane waits, and to the button that stops it'],
    ['Enter', 'Opens the game, or the proof of its round'],
  ],
  accessibility: [
    'The lane stops under the pointer and the focus, by its button, out of sight and under reduced motion.',
  ],
  content: ['Accounts are masked; amounts have their currency.'],
};
