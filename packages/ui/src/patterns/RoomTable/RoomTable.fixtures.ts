import type { RoomTableRoom } from './RoomTable.tsx';

const room = (roomId: string, name: string, gameName: string, facts: Partial<RoomTableRoom> = {}): RoomTableRoom => ({
  roomId,
  name,
  gameName,
  vendorName: 'Card Hall',
  stake: { kind: 'ante', amount: '1000.0000' },
  minBuyIn: '10000.0000',
  maxBuyIn: '50000.0000',
  currency: 'KHR',
  seatsTaken: 0,
  seatsMax: 6,
  status: 'open',
  joinHref: `/game?node=1&room=${roomId}`,
  watchHref: `/game?node=1&room=${roomId}&watch=yes`,
  ...facts,
});

/** A room in every status. */
export const roomFixtures: readonly RoomTableRoom[] = [
  room('lotus-1', 'Lotus 1', "Hold'em on the River", {
    stake: { kind: 'blinds', small: '500.0000', big: '1000.0000' },
    minBuyIn: '20000.0000',
    maxBuyIn: '100000.0000',
    seatsTaken: 3,
    seatsMax: 9,
  }),
  room('heron-1', 'Heron 1', 'Catte', { seatsTaken: 6, status: 'full', closesAt: '2026-11-21T19:00:00.000Z' }),
  room('bamboo-1', 'Bamboo 1', 'Ouk Chess', {
    minBuyIn: '4000.0000',
    maxBuyIn: '4000.0000',
    seatsMax: 2,
    status: 'closed',
    until: '2026-11-22T03:00:00.000Z',
  }),
  room('lantern-1', 'Lantern 1', 'Thirteen Cards', {
    seatsMax: 4,
    status: 'maintenance',
    until: '2026-11-22T07:30:00.000Z',
  }),
  room('orchid-1', 'Orchid 1', 'Bamboo Mahjong', { seatsMax: 4, status: 'maintenance' }),
];

/** Long names in Khmer and Arabic. */
export const longRoomFixtures: readonly RoomTableRoom[] = [
  room('km', 'បន្ទប់ផ្កាឈូកមាសនៅមាត់ទន្លេមេគង្គ ១២', 'ហូលឌឹមលើទន្លេនៅរដូវទឹកឡើង', { seatsTaken: 5 }),
  room('ar', 'غرفة مالك الحزين الذهبي على ضفة النهر الكبير ١٢', 'هولدم على النهر في موسم الفيضان', {
    status: 'maintenance',
    until: '2026-11-22T07:30:00.000Z',
  }),
];
