import { gamesOf } from './build.ts';

/** What each of them has. */
const common = {
  features: ['provably-fair', 'wilds', 'free-spins', 'multiplier'],
  pays: { kind: 'lines', count: 20 },
} as const;

/** House Studio: our own games, launchable. */
export const houseSlots = gamesOf({ vendor: 'HOUSE', category: 'RNG', minBet: 500 }, [
  [
    100001,
    'lotus-fortune',
    'lotus',
    ['Lotus Fortune', 'សំណាងផ្កាឈូក', '莲花福运', 'โชคดอกบัว', 'Fortuna do Lótus', 'حظ اللوتس'],
    {
      coat: 'rose',
      hot: true,
      fresh: true,
      // As counted and proved in apps/arcade/server/slot; a test holds the two together.
      rtp: 96.18,
      volatility: 'medium',
      maxWin: 8044.5,
      ...common,
    },
  ],
  // Alike in reels and rules, other in what they pay: figures of apps/arcade/server/slot/games.ts, held together by a test.
  [
    100002,
    'apsara-dawn',
    'crown',
    ['Apsara Dawn', 'អប្សរាពេលព្រឹក', '飞天晨曦', 'อัปสรายามรุ่งอรุณ', 'Aurora da Apsara', 'فجر الأبسارا'],
    { coat: 'gold', hot: true, rtp: 96.04, volatility: 'low', maxWin: 1262.1, ...common },
  ],
  [
    100003,
    'elephant-parade',
    'elephant',
    ['Elephant Parade', 'ក្បួនដំរី', '大象巡游', 'ขบวนพาเหรดช้าง', 'Desfile dos Elefantes', 'موكب الأفيال'],
    { hot: true, rtp: 96.75, volatility: 'medium', maxWin: 3837.5, ...common },
  ],
  [
    100004,
    'monsoon-drum',
    'drum',
    ['Monsoon Drum', 'ស្គររដូវវស្សា', '季风之鼓', 'กลองแห่งมรสุม', 'Tambor da Monção', 'طبل المونسون'],
    { hot: true, rtp: 95.8, volatility: 'high', maxWin: 5525.75, ...common },
  ],
  [
    100005,
    'naga-moon',
    'naga',
    ['Naga Moon', 'នាគក្រោមពន្លឺចន្ទ', '那伽之月', 'นาคาใต้แสงจันทร์', 'Lua do Naga', 'قمر الناغا'],
    { hot: true, rtp: 96.11, volatility: 'high', maxWin: 31_209.25, ...common },
  ],
]);
