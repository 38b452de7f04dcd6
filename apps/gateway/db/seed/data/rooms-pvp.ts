import type { Localized } from '@mekong/catalogue/types';
import type { RoomSeed } from './rooms.ts';

/** Names that rooms go by, with a number behind: birds, plants and things of the river. */
const words: readonly (readonly [
  en: string,
  km: string,
  cn: string,
  th: string,
  pt: string,
  ar: string,
  vi: string,
])[] = [
  ['Lotus', 'ផ្កាឈូក', '莲花', 'ดอกบัว', 'Lótus', 'اللوتس', 'Hoa Sen'],
  ['Heron', 'ក្រសារ', '苍鹭', 'นกกระสา', 'Garça', 'مالك الحزين', 'Diệc'],
  ['Bamboo', 'ឫស្សី', '竹子', 'ไม้ไผ่', 'Bambu', 'الخيزران', 'Tre'],
  ['Lantern', 'គោម', '灯笼', 'โคมไฟ', 'Lanterna', 'الفانوس', 'Đèn Lồng'],
  ['Orchid', 'អ័រគីដេ', '兰花', 'กล้วยไม้', 'Orquídea', 'الأوركيد', 'Hoa Lan'],
  ['Ferry', 'សាឡាង', '渡船', 'เรือข้ามฟาก', 'Balsa', 'العبّارة', 'Phà'],
  ['Palm', 'ត្នោត', '棕榈', 'ต้นตาล', 'Palmeira', 'النخلة', 'Cọ'],
  ['Kingfisher', 'ចចាតត្រី', '翠鸟', 'นกกระเต็น', 'Martim-pescador', 'الرفراف', 'Bói Cá'],
];

interface Level {
  readonly stake: RoomSeed['stake'];
  readonly currency: RoomSeed['currency'];
  /** Ante, or big blind, in whole units; the small blind is half of it. */
  readonly unit: number;
}

const levels = {
  practice: { stake: 'MICRO', currency: 'FUN', unit: 100 },
  micro: { stake: 'MICRO', currency: 'KHR', unit: 1_000 },
  low: { stake: 'LOW', currency: 'KHR', unit: 4_000 },
  middle: { stake: 'MIDDLE', currency: 'KHR', unit: 20_000 },
  high: { stake: 'HIGH', currency: 'KHR', unit: 100_000 },
} as const satisfies Record<string, Level>;

/** Games with blinds buy in for 20 to 100 of the big one, games with an ante for 10 to 50, duels for one stake. */
const styles = {
  blinds: { buyIn: [20, 100] },
  ante: { buyIn: [10, 50] },
  stake: { buyIn: [1, 1] },
} as const;

/** Node id of the game, slug of its rooms, how it is staked, seats, levels with a room each; `practice` is always one. */
const tables: readonly (readonly [
  nodeId: number,
  slug: string,
  style: keyof typeof styles,
  seats: number,
  levels: readonly (keyof typeof levels)[],
])[] = [
  [601001, 'teen-dragon', 'ante', 6, ['micro', 'low', 'middle', 'high']],
  [601002, 'holdem', 'blinds', 9, ['micro', 'low', 'middle', 'high']],
  [601003, 'omaha', 'blinds', 6, ['low', 'middle', 'high']],
  [601004, 'catte', 'ante', 6, ['micro', 'low', 'middle']],
  [601005, 'thirteen', 'ante', 4, ['micro', 'low', 'middle', 'high']],
  [601006, 'southern', 'ante', 4, ['micro', 'low']],
  [601007, 'domino', 'ante', 4, ['micro', 'low']],
  [601008, 'flower', 'ante', 4, ['micro', 'low', 'middle']],
  [601009, 'mahjong', 'ante', 4, ['low', 'middle', 'high']],
  [601010, 'ouk', 'stake', 2, ['micro', 'low', 'middle']],
  [601012, 'chips', 'stake', 2, ['low', 'high']],
  [601013, 'heads-up', 'blinds', 2, ['low', 'middle', 'high']],
  [601014, 'big-two', 'ante', 4, ['micro', 'low']],
  [601015, 'rummy', 'ante', 6, ['micro', 'low', 'middle']],
  [601016, 'ludo', 'stake', 4, ['micro', 'low']],
  [601017, 'liars-dice', 'ante', 6, ['micro', 'low']],
  [601020, 'spades', 'ante', 4, ['micro', 'middle']],
  [601022, 'gin', 'stake', 2, ['micro', 'low']],
];

const money = (units: number): string => `${units}.0000`;

function nameOf(count: number): Localized {
  const [EN = '', KM = '', CN = '', TH = '', PT = '', AR = '', VI = ''] = words[count % words.length] ?? [];
  const number = Math.floor(count / words.length) + 1;
  const numbered = (word: string): string => `${word} ${number}`;
  return {
    EN: numbered(EN),
    KM: numbered(KM),
    CN: numbered(CN),
    TH: numbered(TH),
    PT: numbered(PT),
    AR: numbered(AR),
    VI: numbered(VI),
  };
}

/** Rooms of the card hall: every game at a few stakes, and one for practice in trial money. */
export const pvpRooms: readonly RoomSeed[] = tables
  .flatMap(([nodeId, slug, style, seats, own]) =>
    (['practice', ...own] as const).map((name) => ({ nodeId, slug, style, seats, name })),
  )
  .map(({ nodeId, slug, style, seats, name }, count) => {
    const { stake, currency, unit } = levels[name];
    const [least, most] = styles[style].buyIn;
    return {
      roomId: `${slug}-${name}`,
      nodeId,
      names: nameOf(count),
      stake,
      currency,
      ...(style === 'blinds' ? { smallBlind: money(unit / 2), bigBlind: money(unit) } : { ante: money(unit) }),
      minBuyIn: money(unit * least),
      maxBuyIn: money(unit * most),
      seats,
      place: count + 1,
    };
  });
