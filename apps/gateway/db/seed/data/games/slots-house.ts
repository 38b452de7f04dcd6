import { shelf } from './build.ts';

/** House Studio: our own games, launchable. */
export const houseSlots = shelf({ vendor: 'HOUSE', category: 'RNG', minBet: 500 }, [
  [
    100001,
    'lotus-fortune',
    'lotus',
    ['Lotus Fortune', 'សំណាងផ្កាឈូក', '莲花福运', 'โชคดอกบัว', 'Fortuna do Lótus', 'حظ اللوتس'],
    {
      coat: 'rose',
      hot: true,
      fresh: true,
      // As counted and proved in vendors/house/slot/rtp.ts; a test holds the two together.
      rtp: 96.18,
      volatility: 'medium',
      features: ['provably-fair', 'wilds', 'free-spins', 'multiplier'],
    },
  ],
]);
