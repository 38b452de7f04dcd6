import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'What lies in the wallet at each provider of games, where a site has a wallet for each.',
  useWhen: [
    'The wallet page of a site with wallets at providers.',
    'One wallet for all games, with money left elsewhere.',
  ],
  avoidWhen: [
    'One wallet and its parts: take a `WalletBalance`.',
    'Providers to choose from: take `VendorChips` or a `VendorWall`.',
  ],
  anatomy: ['Name and refresh', 'Balance and what lies outside', 'Why it takes no money', 'Actions'],
  dos: ['Say why a wallet takes no money.', 'Keep the way back open in every state.'],
  donts: [
    'Do not hide a wallet that holds money.',
    'Do not leave a button that cannot be pressed in place of a reason.',
  ],
  example: 'Default',
  keyboard: [['Tab', 'goes through the buttons of each card in turn']],
  accessibility: [
    'Cards are items of a named list, each with a heading.',
    'Buttons name their provider for screen readers.',
  ],
  content: ['One or two words for a state: "Under maintenance".'],
};
