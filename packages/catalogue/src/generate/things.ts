import { nouns } from './words.ts';

/** What slots, bingo and quick games are about. */
export const things = nouns(`
  lotus | Lotus | ផ្កាឈូក | 莲花 | ดอกบัว | m Lótus | m لوتس | Hoa Sen
  lotus:violet | Water Lily | ព្រលិត | 睡莲 | บัวสาย | f Ninfeia | m نيلوفر | Hoa Súng
  +naga | Naga | នាគ | 那伽 | พญานาค | m Naga | m ناغا | Naga
  +elephant | Elephant | ដំរី | 大象 | ช้าง | m Elefante | m فيل | Voi
  crown | Crown | មកុដ | 皇冠 | มงกุฎ | f Coroa | m تاج | Vương Miện
  coins | Coin | កាក់ | 金币 | เหรียญ | f Moeda | f عملة | Đồng Xu
  lantern | Lantern | គោម | 灯笼 | โคมไฟ | f Lanterna | m فانوس | Đèn Lồng
  lantern:orange | Lamp | ចង្កៀង | 神灯 | ตะเกียง | f Lâmpada | m مصباح | Đèn Thần
  drum | Drum | ស្គរ | 战鼓 | กลอง | m Tambor | m طبل | Trống
  +peacock | Peacock | ក្ងោក | 孔雀 | นกยูง | m Pavão | m طاووس | Công
  +tiger | Tiger | ខ្លា | 老虎 | เสือ | m Tigre | m نمر | Hổ
  +buffalo | Buffalo | ក្របី | 水牛 | ควาย | m Búfalo | m جاموس | Trâu
  gem | Gem | ត្បូង | 宝石 | อัญมณี | f Gema | f جوهرة | Đá Quý
  gem:ruby | Ruby | ត្បូងទទឹម | 红宝石 | ทับทิม | m Rubi | m ياقوت | Hồng Ngọc
  gem:jade | Emerald | មរកត | 祖母绿 | มรกต | f Esmeralda | m زمرد | Ngọc Lục Bảo
  gem:sky | Sapphire | កណ្តៀង | 蓝宝石 | ไพลิน | f Safira | m سافير | Lam Ngọc
  gem:silver | Diamond | ពេជ្រ | 钻石 | เพชร | m Diamante | m ألماس | Kim Cương
  gem:violet | Amethyst | ត្បូងស្វាយ | 紫水晶 | อเมทิสต์ | f Ametista | m جمشت | Thạch Anh Tím
  cherries | Cherry | ឆេរី | 樱桃 | เชอร์รี | f Cereja | f كرزة | Anh Đào
  seven | Seven | លេខប្រាំពីរ | 七星 | เลขเจ็ด | m Sete | f سبعة | Số Bảy
  bell | Bell | កណ្តឹង | 铃铛 | ระฆัง | m Sino | m جرس | Chuông
  chest | Treasure | កំណប់ | 宝藏 | ขุมทรัพย์ | m Tesouro | m كنز | Kho Báu
  chest | Chest | ហឹប | 宝箱 | หีบสมบัติ | m Baú | m صندوق | Rương Báu
  boat | Boat | ទូក | 小船 | เรือ | m Barco | m قارب | Thuyền
  boat | Ferry | សាឡាង | 渡船 | เรือข้ามฟาก | f Balsa | f عبّارة | Phà
  boat | Raft | ក្បូន | 竹筏 | แพ | f Jangada | m طوف | Bè
  temple | Temple | ប្រាសាទ | 神庙 | ปราสาท | m Templo | m معبد | Đền
  temple | Palace | វាំង | 宫殿 | พระราชวัง | m Palácio | m قصر | Cung Điện
  +rabbit | Rabbit | ទន្សាយ | 玉兔 | กระต่าย | m Coelho | m أرنب | Thỏ
  rabbit | Moon | ព្រះច័ន្ទ | 月亮 | พระจันทร์ | f Lua | m قمر | Trăng
  kite | Kite | ខ្លែង | 风筝 | ว่าว | f Pipa | f طائرة ورق/طائرة الورق | Diều
  mango | Mango | ស្វាយ | 芒果 | มะม่วง | f Manga | m مانجو | Xoài
  durian | Durian | ធុរេន | 榴莲 | ทุเรียน | m Durião | m دوريان | Sầu Riêng
  dragonfruit | Dragon Fruit | ស្រកានាគ | 火龙果 | แก้วมังกร | f Pitaia | f فاكهة تنين/فاكهة التنين | Thanh Long
  pearl | Pearl | គុជ | 明珠 | ไข่มุก | f Pérola | f لؤلؤة | Ngọc Trai
  pearl | Oyster | ងាវ | 牡蛎 | หอยนางรม | f Ostra | f محارة | Hàu
  frangipani | Champei | ចំប៉ី | 鸡蛋花 | จำปี | f Champei | f تشامبي | Hoa Sứ
  frangipani:ivory | Jasmine | ម្លិះ | 茉莉 | มะลิ | m Jasmim | m ياسمين | Hoa Nhài
  frangipani:violet | Orchid | អ័រគីដេ | 兰花 | กล้วยไม้ | f Orquídea | m أوركيد | Hoa Lan
  +butterfly | Butterfly | មេអំបៅ | 蝴蝶 | ผีเสื้อ | f Borboleta | f فراشة | Bướm
  parasol | Parasol | ឆ័ត្រ | 纸伞 | ร่ม | f Sombrinha | f مظلة | Ô Giấy
  +gecko | Gecko | តុកកែ | 壁虎 | ตุ๊กแก | f Lagartixa | m وزغ | Tắc Kè
  rice | Rice | ស្រូវ | 稻米 | ข้าว | m Arroz | m أرز | Lúa
  teapot | Teapot | ប៉ាន់តែ | 茶壶 | กาน้ำชา | m Bule | m إبريق | Ấm Trà
  teapot | Tea | តែ | 香茶 | ชา | m Chá | m شاي | Trà
  hourglass | Hourglass | នាឡិកាខ្សាច់ | 沙漏 | นาฬิกาทราย | f Ampulheta | f ساعة رمل/ساعة الرمل | Đồng Hồ Cát
  compass | Compass | ត្រីវិស័យ | 罗盘 | เข็มทิศ | f Bússola | f بوصلة | La Bàn
  orb | Crystal | កែវចរណៃ | 水晶球 | ลูกแก้ว | m Cristal | f بلورة | Pha Lê
  +koi | Koi | ត្រីកូយ | 锦鲤 | ปลาคาร์ป | f Carpa | f سمكة كوي/سمكة الكوي | Cá Koi
  +fish | Fish | ត្រី | 鱼儿 | ปลา | m Peixe | f سمكة | Cá
  +crab | Crab | ក្តាម | 螃蟹 | ปู | m Caranguejo | m سلطعون | Cua
  +octopus | Octopus | មឹកយក្ស | 章鱼 | ปลาหมึก | m Polvo | m أخطبوط | Bạch Tuộc
  +turtle | Turtle | អណ្តើក | 神龟 | เต่า | f Tartaruga | f سلحفاة | Rùa
  +seahorse | Seahorse | សេះសមុទ្រ | 海马 | ม้าน้ำ | m Cavalo-marinho | m حصان بحر/حصان البحر | Cá Ngựa
  +shark | Shark | ឆ្លាម | 鲨鱼 | ฉลาม | m Tubarão | m قرش | Cá Mập
  +manta | Manta | បបែល | 蝠鲼 | กระเบน | f Arraia | f مانتا | Cá Đuối
  +rooster | Rooster | មាន់ឈ្មោល | 雄鸡 | ไก่ | m Galo | m ديك | Gà Trống
  +knight | Horse | សេះ | 骏马 | ม้า | m Cavalo | m حصان | Ngựa
  star | Star | ផ្កាយ | 星辰 | ดวงดาว | f Estrela | f نجمة | Ngôi Sao
  fan | Fan | ផ្លិត | 折扇 | พัด | m Leque | f مروحة | Quạt
  wheel | Wheel | កង់ | 转轮 | วงล้อ | f Roda | f عجلة | Bánh Xe
  swords | Sword | ដាវ | 宝剑 | ดาบ | f Espada | m سيف | Kiếm
  medal | Medal | មេដាយ | 奖章 | เหรียญรางวัล | f Medalha | m وسام | Huy Chương
  rocket | Rocket | រ៉ុក្កែត | 火箭 | จรวด | m Foguete | m صاروخ | Tên Lửa
  trophy | Cup | ពាន | 奖杯 | ถ้วยรางวัล | f Taça | f كأس | Cúp
  balls | Marble | ឃ្លី | 弹珠 | ลูกหิน | f Bolinha | f كرية | Bi Ve
`);
