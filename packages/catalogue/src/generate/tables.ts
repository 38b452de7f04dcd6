import { nouns, phrases } from './words.ts';

/** Games of the casino floor, dealt live or by the machine. */
export const tableGames = nouns(`
  cards | Baccarat | បាការ៉ា | 百家乐 | บาคาร่า | m Bacará | f باكارات | Baccarat
  roulette | Roulette | រូឡែត | 轮盘 | รูเล็ต | f Roleta | m روليت | Roulette
  shoe | Blackjack | ប្លេកជេក | 二十一点 | แบล็กแจ็ก | m Blackjack | m بلاك جاك | Blackjack
  dice | Sic Bo | ឡុកឡាក់ | 骰宝 | ไฮโล | m Sic Bo | m سيك بو | Tài Xỉu
  fan | Dragon Tiger | នាគខ្លា | 龙虎 | เสือมังกร | m Dragão e Tigre | m تنين ونمر/التنين والنمر | Rồng Hổ
  chips | Fan Tan | ហ្វានតាន | 番摊 | กำถั่ว | m Fan Tan | m فان تان | Fan Tan
  hand | Casino Hold'em | ហូលឌឹម | 赌场德州扑克 | คาสิโนโฮลเอ็ม | m Casino Hold'em | m هولدم | Casino Hold'em
  hand | Three Card Poker | ប៉ូកឺបីសន្លឹក | 三张扑克 | โป๊กเกอร์สามใบ | m Pôquer de Três Cartas | m بوكر ثلاثي/البوكر الثلاثي | Poker Ba Lá
  wheel | Fortune Wheel | កង់សំណាង | 幸运轮 | วงล้อนำโชค | f Roda da Sorte | f عجلة حظ/عجلة الحظ | Bánh Xe Vận May
  crab | Fish Prawn Crab | ខ្លាឃ្លោក | 鱼虾蟹 | น้ำเต้าปูปลา | m Peixe-Camarão | m سمك وسلطعون/السمك والسلطعون | Bầu Cua
  cards | Andar Bahar | អង់ដាបាហារ | 安达巴哈 | อันดาร์บาฮาร์ | m Andar Bahar | m أندر بهار | Andar Bahar
  hand | Niu Niu | ញូញូ | 牛牛 | ไพ่วัว | m Niu Niu | m نيو نيو | Niu Niu
  dice | Craps | ក្រាប់ | 花旗骰 | แครปส์ | m Craps | m كرابس | Craps
  duel | Casino War | សង្គ្រាមបៀ | 纸牌大战 | สงครามไพ่ | f Guerra de Cartas | f حرب ورق/حرب الورق | Đấu Bài Casino
`);

/** Rooms and manners of play. */
export const rooms = phrases(`
  Jade Hall * | *សាលថ្មយក់ | 翡翠厅* | *ห้องหยก | * do Salão de Jade | ^ في قاعة اليشم | * Sảnh Ngọc
  Pearl Hall * | *សាលគុជ | 珍珠厅* | *ห้องไข่มุก | * do Salão de Pérola | ^ في قاعة اللؤلؤ | * Sảnh Ngọc Trai
  Gold Room * | *បន្ទប់មាស | 黄金厅* | *ห้องทอง | * da Sala de Ouro | ^ في قاعة الذهب | * Phòng Vàng
  Silk Room * | *បន្ទប់សូត្រ | 丝绸厅* | *ห้องไหม | * da Sala de Seda | ^ في قاعة الحرير | * Phòng Lụa
  Lotus Room * | *បន្ទប់ឈូក | 莲花厅* | *ห้องดอกบัว | * da Sala do Lótus | ^ في قاعة اللوتس | * Phòng Sen
  Orchid Room * | *បន្ទប់អ័រគីដេ | 兰花厅* | *ห้องกล้วยไม้ | * da Sala da Orquídea | ^ في قاعة الأوركيد | * Phòng Lan
  Lantern Room * | *បន្ទប់គោម | 灯笼厅* | *ห้องโคมไฟ | * da Sala das Lanternas | ^ في قاعة الفوانيس | * Phòng Đèn Lồng
  Moon Terrace * | *រានហាលព្រះច័ន្ទ | 望月台* | *ระเบียงจันทร์ | * do Terraço da Lua | ^ في شرفة القمر | * Sân Trăng
  River Terrace * | *រានហាលទន្លេ | 临河台* | *ระเบียงริมน้ำ | * do Terraço do Rio | ^ في شرفة النهر | * Sân Ven Sông
  Garden Pavilion * | *ពន្លាសួន | 花园亭* | *ศาลาสวน | * do Pavilhão do Jardim | ^ في جناح الحديقة | * Nhà Vườn
  Peacock Salon * | *សាឡុងក្ងោក | 孔雀阁* | *ซาลอนนกยูง | * do Salão do Pavão | ^ في صالون الطاووس | * Salon Công
  Tiger Salon * | *សាឡុងខ្លា | 虎阁* | *ซาลอนเสือ | * do Salão do Tigre | ^ في صالون النمر | * Salon Hổ
  Elephant Salon * | *សាឡុងដំរី | 象阁* | *ซาลอนช้าง | * do Salão do Elefante | ^ في صالون الفيل | * Salon Voi
  Harbour Club * | *ក្លឹបកំពង់ផែ | 港湾会所* | *คลับท่าเรือ | * do Clube do Porto | ^ في نادي المرفأ | * Hội Quán Cảng
  Old Port * | *កំពង់ផែចាស់ | 旧港* | *ท่าเรือเก่า | * do Porto Velho | ^ في المرفأ القديم | * Cảng Cũ
  Sky Lounge * | *បន្ទប់ទទួលភ្ញៀវលើមេឃ | 空中酒廊* | *สกายเลานจ์ | * do Lounge do Céu | ^ في صالة السماء | * Tầng Mây
  Courtyard * | *ទីធ្លា | 庭院* | *ลานบ้าน | * do Pátio | ^ في الفناء | * Sân Đình
  Teahouse * | *ហាងតែ | 茶馆* | *โรงน้ำชา | * da Casa de Chá | ^ في بيت الشاي | * Trà Quán
  Night Market * | *ផ្សាររាត្រី | 夜市* | *ตลาดกลางคืน | * do Mercado Noturno | ^ في سوق الليل | * Chợ Đêm
  Veranda * | *យ៉រមុខ | 长廊* | *เฉลียง | * da Varanda | ^ في الشرفة | * Hiên Nhà
  %fast-round Speed * | *ល្បឿនលឿន | 极速* | *สปีด | * Expresso | ^ السريع@ | * Tốc Độ
  Evening * | *ពេលល្ងាច | 傍晚* | *ยามเย็น | * do Entardecer | ^ في المساء | * Chiều Tối
  Sunrise * | *ថ្ងៃរះ | 日出* | *อาทิตย์ขึ้น | * do Nascer do Sol | ^ عند الشروق | * Rạng Đông
  Midnight * | *ពាក់កណ្តាលអធ្រាត្រ | 子夜* | *เที่ยงคืน | * da Meia-noite | ^ عند منتصف الليل | * Nửa Đêm
  %side-bets Grand * | *ដ៏អស្ចារ្យ | 至尊* | *แกรนด์ | Grande * | ^ الكبير@ | * Đại Sảnh
  First Row * | *ជួរមុខ | 前排* | *แถวหน้า | * da Primeira Fila | ^ في الصف الأول | * Hàng Đầu
  Private * | *ឯកជន | 私享* | *ส่วนตัว | * Privativ@ | ^ الخاص@ | * Riêng Tư
  Classic * | *បុរាណនិយម | 经典* | *คลาสสิก | * Clássic@ | ^ الكلاسيكي@ | * Cổ Điển
  Monsoon * | *រដូវមូសុង | 雨季* | *มรสุม | * da Monção | ^ في موسم المطر | * Gió Mùa
  Festival * | *ពិធីបុណ្យ | 节庆* | *เทศกาล | * da Festa | ^ في المهرجان | * Lễ Hội
`);

/** Card and board games that people play against each other. */
export const cardGames = nouns(`
  spade | Catte | បៀកាតេ | 卡特牌 | ไพ่กาเต | f Catte | m كاتيه | Cát Tê
  spade | Thirteen | បៀដប់បី | 十三张 | ไพ่สิบสามใบ | m Treze | f ثلاث عشرة | Tiến Lên
  hand | Omaha | អូម៉ាហា | 奥马哈 | โอมาฮา | m Omaha | m أوماها | Omaha
  hand | Short Deck | ហូលឌឹមខ្លី | 短牌德州 | ช็อตเด็ค | m Short Deck | m هولدم قصير/الهولدم القصير | Short Deck
  tile | Dominoes | ដូមីណូ | 骨牌 | โดมิโน | m Dominó | m دومينو | Domino
  tile | Mahjong | ម៉ាចុង | 麻将 | ไพ่นกกระจอก | m Mahjong | m ماهجونغ | Mạt Chược
  knight | Ouk Chess | អុកចត្រង្គ | 高棉象棋 | หมากรุก | m Xadrez Ouk | m شطرنج أوك/شطرنج الأوك | Cờ Ouk
  duel | Draughts | អុកដាំ | 跳棋 | หมากฮอส | m Jogo de Damas | f داما | Cờ Đam
  dice | Ludo | លូដូ | 飞行棋 | ลูโด | m Ludo | m لودو | Cờ Cá Ngựa
  hand | Rummy | រ៉ាមី | 拉米 | รัมมี่ | m Rummy | m رامي | Rummy
  spade | Big Two | ពីរធំ | 锄大地 | สลาฟ | m Big Two | m بيغ تو | Big Two
  dice | Liar's Dice | ឡុកឡាក់កុហក | 大话骰 | ลูกเต๋าคนโกหก | m Dado do Mentiroso | m نرد محتال/نرد المحتال | Xúc Xắc Nói Dối
`);
