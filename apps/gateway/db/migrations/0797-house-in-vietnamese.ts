import { type Kysely, sql } from 'kysely';

/** Names of the games of the house in Vietnamese, which the site speaks since. */
const names = {
  'lotus-fortune': 'Vận May Hoa Sen',
  'apsara-dawn': 'Bình Minh Apsara',
  'elephant-parade': 'Đoàn Voi Diễu Hành',
  'monsoon-drum': 'Tiếng Trống Gió Mùa',
  'naga-moon': 'Trăng Naga',
  'ways-of-the-river': 'Muôn Lối Dòng Sông',
  'thousand-canals': 'Ngàn Kênh Rạch',
  'five-lanterns': 'Năm Chiếc Đèn Lồng',
  'paddy-harvest': 'Mùa Lúa Chín',
  'royal-barge': 'Thuyền Rồng Hoàng Gia',
  'silk-loom': 'Khung Cửi Lụa',
  'lucky-sampan': 'Thuyền Tam Bản May Mắn',
  'palm-leaf-book': 'Sách Lá Buông',
  'amber-garden': 'Vườn Hổ Phách',
  'masked-dancers': 'Vũ Công Mặt Nạ',
  'moonlit-coins': 'Xu Vàng Dưới Trăng',
  'ox-cart-wheel': 'Bánh Xe Bò',
  'lotus-pond': 'Ao Sen',
  'pearl-cascade': 'Thác Ngọc Trai',
  'rising-tide': 'Triều Dâng',
};

/** The house and its games get their Vietnamese names; one that an operator chose stays. Other vendors follow with their next import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update vendor set names = names || jsonb_build_object('VI', names -> 'EN')
     where code = 'HOUSE' and names ->> 'EN' = 'House Studio' and not jsonb_exists(names, 'VI')`.execute(db);
  await sql`
    update game g set names = g.names || jsonb_build_object('VI', known.value)
      from vendor v, jsonb_each_text(${JSON.stringify(names)}::jsonb) known
     where v.id = g.vendor_id and v.code = 'HOUSE' and known.key = g.game_id and not jsonb_exists(g.names, 'VI')`.execute(
    db,
  );
}
