import { coverFixture } from '../GameCard/GameCard.fixtures.ts';
import type { LaneWin } from './WinnersLane.tsx';

const accounts = ['so***21', 'da***ra', 'ch***77', 'ph***an', 'vi***ly'];
const games = ['Lotus Fortune', 'Naga Catch', 'Golden Buffalo', 'Moonrise Reels'];

/** Moment from which the fixtures are seen, in milliseconds since 1970. */
export const winsSeenAt = Date.UTC(2026, 10, 22, 12);

/** So many wins, the highest first. */
export const winFixtures = (count: number): LaneWin[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `win-${index}`,
    account: accounts[index % accounts.length] ?? '',
    gameName: games[index % games.length] ?? '',
    imageUrl: coverFixture(index),
    href: `/game?node=${index}`,
    proofHref: index % 3 === 2 ? undefined : `https://games.example/lotus-fortune/?round=${index}`,
    amount: `${2_410_000 - index * 98_250}.0000`,
    currency: 'KHR',
    at: winsSeenAt - (2 + index * 7) * 60_000,
  }));
