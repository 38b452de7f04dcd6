import { coverFixture } from '../GameCard/GameCard.fixtures.ts';
import type { LiveTable } from './LiveTableCard.tsx';

/** A table, with whatever differs. */
export const liveTableFixture = (facts: Partial<LiveTable> = {}): LiveTable => ({
  roomId: 'table-1',
  name: 'River Baccarat A',
  vendorName: 'River Live',
  imageUrl: coverFixture(3),
  language: { name: 'ខ្មែរ', tag: 'km-KH' },
  dealer: 'Bopha',
  minBet: '2000.0000',
  maxBet: '2000000.0000',
  currency: 'KHR',
  seatsTaken: 4,
  seatsMax: undefined,
  status: 'open',
  href: '/game?node=201001&room=table-1',
  ...facts,
});
