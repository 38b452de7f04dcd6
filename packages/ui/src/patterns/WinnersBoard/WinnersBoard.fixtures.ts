import type { WinnerRow } from './WinnersBoard.tsx';

const accounts = ['so***21', 'da***ra', 'ch***77', 'ph***an', 'vi***ly'];
const games = ['Lotus Fortune', 'Naga Catch', 'River Baccarat A', 'Mekong 5/45'];

/** So many wins, the highest first. */
export const winnerFixtures = (count: number): WinnerRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `win-${index}`,
    account: accounts[index % accounts.length] ?? '',
    gameName: games[index % games.length] ?? '',
    amount: `${2_410_000 - index * 98_250}.0000`,
    currency: 'KHR',
  }));
