import { type Kysely, sql } from 'kysely';

const vendor = {
  code: 'HOUSE',
  names: {
    EN: 'House Studio',
    KM: 'ស្ទូឌីយោផ្ទះយើង',
    CN: '本家工作室',
    TH: 'เฮาส์ สตูดิโอ',
    PT: 'Estúdio da Casa',
    AR: 'استوديو الدار',
  },
  category: 'RNG',
  account_type_id: 101,
  is_hot: true,
  place: 1,
};

const games = [
  {
    node_id: 100001,
    game_id: 'lotus-fortune',
    names: {
      EN: 'Lotus Fortune',
      KM: 'សំណាងផ្កាឈូក',
      CN: '莲花福运',
      TH: 'โชคดอกบัว',
      PT: 'Fortuna do Lótus',
      AR: 'حظ اللوتس',
    },
    is_hot: true,
    is_new: true,
    rtp: 96.18,
    volatility: 'medium',
    place: 1,
    motif: 'lotus',
    coat: 'rose',
  },
  {
    node_id: 100002,
    game_id: 'apsara-dawn',
    names: {
      EN: 'Apsara Dawn',
      KM: 'អប្សរាពេលព្រឹក',
      CN: '飞天晨曦',
      TH: 'อัปสรายามรุ่งอรุณ',
      PT: 'Aurora da Apsara',
      AR: 'فجر الأبسارا',
    },
    is_hot: true,
    is_new: false,
    rtp: 96.04,
    volatility: 'low',
    place: 2,
    motif: 'crown',
    coat: 'gold',
  },
  {
    node_id: 100003,
    game_id: 'elephant-parade',
    names: {
      EN: 'Elephant Parade',
      KM: 'ក្បួនដំរី',
      CN: '大象巡游',
      TH: 'ขบวนพาเหรดช้าง',
      PT: 'Desfile dos Elefantes',
      AR: 'موكب الأفيال',
    },
    is_hot: true,
    is_new: false,
    rtp: 96.75,
    volatility: 'medium',
    place: 3,
    motif: 'elephant',
    coat: null,
  },
  {
    node_id: 100004,
    game_id: 'monsoon-drum',
    names: {
      EN: 'Monsoon Drum',
      KM: 'ស្គររដូវវស្សា',
      CN: '季风之鼓',
      TH: 'กลองแห่งมรสุม',
      PT: 'Tambor da Monção',
      AR: 'طبل المونسون',
    },
    is_hot: true,
    is_new: false,
    rtp: 95.8,
    volatility: 'high',
    place: 4,
    motif: 'drum',
    coat: null,
  },
  {
    node_id: 100005,
    game_id: 'naga-moon',
    names: {
      EN: 'Naga Moon',
      KM: 'នាគក្រោមពន្លឺចន្ទ',
      CN: '那伽之月',
      TH: 'นาคาใต้แสงจันทร์',
      PT: 'Lua do Naga',
      AR: 'قمر الناغا',
    },
    is_hot: true,
    is_new: false,
    rtp: 96.11,
    volatility: 'high',
    place: 5,
    motif: 'naga',
    coat: null,
  },
];

/**
 * The house's own vendor and games, so that a site without the demo has something to play. Written once: what is there
 * already, and what operators make of it later, stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into vendor (code, names, category, account_type_id, is_hot, place)
    select code, names, category, account_type_id, is_hot, place
      from jsonb_to_record(${JSON.stringify(vendor)}::jsonb) as v (
           code text, names jsonb, category text, account_type_id integer, is_hot boolean, place integer)
    on conflict do nothing`.execute(db);
  await sql`
    insert into game (node_id, vendor_id, game_id, category, names, image, is_hot, is_new, rtp, volatility, features,
                      min_bet, place, motif, coat)
    select g.node_id, v.id, g.game_id, v.category, g.names, format('/games/%s.webp', g.game_id), g.is_hot, g.is_new,
           g.rtp, g.volatility, array['provably-fair', 'wilds', 'free-spins', 'multiplier'], 5000000, g.place, g.motif,
           g.coat
      from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as g (
           node_id integer, game_id text, names jsonb, is_hot boolean, is_new boolean, rtp numeric, volatility text,
           place integer, motif text, coat text)
      join vendor v on v.code = ${vendor.code}
    on conflict do nothing`.execute(db);
}
