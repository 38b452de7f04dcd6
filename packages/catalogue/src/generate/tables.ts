import { nouns, phrases } from './words.ts';

/** Games of the casino floor, dealt live or by the machine. */
export const tableGames = nouns(`
  cards | Baccarat | បាការ៉ា | 百家乐 | บาคาร่า | m Bacará | f باكارات
  roulette | Roulette | រូឡែត | 轮盘 | รูเล็ต | f Roleta | m روليت
  shoe | Blackjack | ប្លេកជេក | 二十一点 | แบล็กแจ็ก | m Blackjack | m بلاك جاك
  dice | Sic Bo | ឡុកឡាក់ | 骰宝 | ไฮโล | m Sic Bo | m سيك بو
  fan | Dragon Tiger | នាគខ្លា | 龙虎 | เสือมังกร | m Dragão e Tigre | m تنين ونمر/التنين والنمر
  chips | Fan Tan | ហ្វានតាន | 番摊 | กำถั่ว | m Fan Tan | m فان تان
  hand | Casino Hold'em | ហូលឌឹម | 赌场德州扑克 | คาสิโนโฮลเอ็ม | m Casino Hold'em | m هولدم
  hand | Three Card Poker | ប៉ូកឺបីសន្លឹក | 三张扑克 | โป๊กเกอร์สามใบ | m Pôquer de Três Cartas | m بوكر ثلاثي/البوكر الثلاثي
  wheel | Fortune Wheel | កង់សំណាង | 幸运轮 | วงล้อนำโชค | f Roda da Sorte | f عجلة حظ/عجلة الحظ
  crab | Fish Prawn Crab | ខ្លាឃ្លោក | 鱼虾蟹 | น้ำเต้าปูปลา | m Peixe-Camarão | m سمك وسلطعون/السمك والسلطعون
  cards | Andar Bahar | អង់ដាបាហារ | 安达巴哈 | อันดาร์บาฮาร์ | m Andar Bahar | m أندر بهار
  hand | Niu Niu | ញូញូ | 牛牛 | ไพ่วัว | m Niu Niu | m نيو نيو
  dice | Craps | ក្រាប់ | 花旗骰 | แครปส์ | m Craps | m كرابس
  duel | Casino War | សង្គ្រាមបៀ | 纸牌大战 | สงครามไพ่ | f Guerra de Cartas | f حرب ورق/حرب الورق
`);

/** Rooms and manners of play. */
export const rooms = phrases(`
  Jade Hall * | *សាលថ្មយក់ | 翡翠厅* | *ห้องหยก | * do Salão de Jade | ^ في قاعة اليشم
  Pearl Hall * | *សាលគុជ | 珍珠厅* | *ห้องไข่มุก | * do Salão de Pérola | ^ في قاعة اللؤلؤ
  Gold Room * | *បន្ទប់មាស | 黄金厅* | *ห้องทอง | * da Sala de Ouro | ^ في قاعة الذهب
  Silk Room * | *បន្ទប់សូត្រ | 丝绸厅* | *ห้องไหม | * da Sala de Seda | ^ في قاعة الحرير
  Lotus Room * | *បន្ទប់ឈូក | 莲花厅* | *ห้องดอกบัว | * da Sala do Lótus | ^ في قاعة اللوتس
  Orchid Room * | *បន្ទប់អ័រគីដេ | 兰花厅* | *ห้องกล้วยไม้ | * da Sala da Orquídea | ^ في قاعة الأوركيد
  Lantern Room * | *បន្ទប់គោម | 灯笼厅* | *ห้องโคมไฟ | * da Sala das Lanternas | ^ في قاعة الفوانيس
  Moon Terrace * | *រានហាលព្រះច័ន្ទ | 望月台* | *ระเบียงจันทร์ | * do Terraço da Lua | ^ في شرفة القمر
  River Terrace * | *រានហាលទន្លេ | 临河台* | *ระเบียงริมน้ำ | * do Terraço do Rio | ^ في شرفة النهر
  Garden Pavilion * | *ពន្លាសួន | 花园亭* | *ศาลาสวน | * do Pavilhão do Jardim | ^ في جناح الحديقة
  Peacock Salon * | *សាឡុងក្ងោក | 孔雀阁* | *ซาลอนนกยูง | * do Salão do Pavão | ^ في صالون الطاووس
  Tiger Salon * | *សាឡុងខ្លា | 虎阁* | *ซาลอนเสือ | * do Salão do Tigre | ^ في صالون النمر
  Elephant Salon * | *សាឡុងដំរី | 象阁* | *ซาลอนช้าง | * do Salão do Elefante | ^ في صالون الفيل
  Harbour Club * | *ក្លឹបកំពង់ផែ | 港湾会所* | *คลับท่าเรือ | * do Clube do Porto | ^ في نادي المرفأ
  Old Port * | *កំពង់ផែចាស់ | 旧港* | *ท่าเรือเก่า | * do Porto Velho | ^ في المرفأ القديم
  Sky Lounge * | *បន្ទប់ទទួលភ្ញៀវលើមេឃ | 空中酒廊* | *สกายเลานจ์ | * do Lounge do Céu | ^ في صالة السماء
  Courtyard * | *ទីធ្លា | 庭院* | *ลานบ้าน | * do Pátio | ^ في الفناء
  Teahouse * | *ហាងតែ | 茶馆* | *โรงน้ำชา | * da Casa de Chá | ^ في بيت الشاي
  Night Market * | *ផ្សាររាត្រី | 夜市* | *ตลาดกลางคืน | * do Mercado Noturno | ^ في سوق الليل
  Veranda * | *យ៉រមុខ | 长廊* | *เฉลียง | * da Varanda | ^ في الشرفة
  %fast-round Speed * | *ល្បឿនលឿន | 极速* | *สปีด | * Expresso | ^ السريع@
  Evening * | *ពេលល្ងាច | 傍晚* | *ยามเย็น | * do Entardecer | ^ في المساء
  Sunrise * | *ថ្ងៃរះ | 日出* | *อาทิตย์ขึ้น | * do Nascer do Sol | ^ عند الشروق
  Midnight * | *ពាក់កណ្តាលអធ្រាត្រ | 子夜* | *เที่ยงคืน | * da Meia-noite | ^ عند منتصف الليل
  %side-bets Grand * | *ដ៏អស្ចារ្យ | 至尊* | *แกรนด์ | Grande * | ^ الكبير@
  First Row * | *ជួរមុខ | 前排* | *แถวหน้า | * da Primeira Fila | ^ في الصف الأول
  Private * | *ឯកជន | 私享* | *ส่วนตัว | * Privativ@ | ^ الخاص@
  Classic * | *បុរាណនិយម | 经典* | *คลาสสิก | * Clássic@ | ^ الكلاسيكي@
  Monsoon * | *រដូវមូសុង | 雨季* | *มรสุม | * da Monção | ^ في موسم المطر
  Festival * | *ពិធីបុណ្យ | 节庆* | *เทศกาล | * da Festa | ^ في المهرجان
`);

/** Card and board games that people play against each other. */
export const cardGames = nouns(`
  spade | Catte | បៀកាតេ | 卡特牌 | ไพ่กาเต | f Catte | m كاتيه
  spade | Thirteen | បៀដប់បី | 十三张 | ไพ่สิบสามใบ | m Treze | f ثلاث عشرة
  hand | Omaha | អូម៉ាហា | 奥马哈 | โอมาฮา | m Omaha | m أوماها
  hand | Short Deck | ហូលឌឹមខ្លី | 短牌德州 | ช็อตเด็ค | m Short Deck | m هولدم قصير/الهولدم القصير
  tile | Dominoes | ដូមីណូ | 骨牌 | โดมิโน | m Dominó | m دومينو
  tile | Mahjong | ម៉ាចុង | 麻将 | ไพ่นกกระจอก | m Mahjong | m ماهجونغ
  knight | Ouk Chess | អុកចត្រង្គ | 高棉象棋 | หมากรุก | m Xadrez Ouk | m شطرنج أوك/شطرنج الأوك
  duel | Draughts | អុកដាំ | 跳棋 | หมากฮอส | m Jogo de Damas | f داما
  dice | Ludo | លូដូ | 飞行棋 | ลูโด | m Ludo | m لودو
  hand | Rummy | រ៉ាមី | 拉米 | รัมมี่ | m Rummy | m رامي
  spade | Big Two | ពីរធំ | 锄大地 | สลาฟ | m Big Two | m بيغ تو
  dice | Liar's Dice | ឡុកឡាក់កុហក | 大话骰 | ลูกเต๋าคนโกหก | m Dado do Mentiroso | m نرد محتال/نرد المحتال
`);
