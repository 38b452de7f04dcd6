import { phrases } from './words.ts';

/** Quick games that slots are not: each is named after what it is about. */
export const quickGames = phrases(`
  !rocket %multiplier Rising * | *ហោះឡើង | *飞升 | *ทะยานฟ้า | * em Ascensão | ^ الصاعد@ | * Bay Lên
  !bomb * Mines | មីន* | *扫雷 | ทุ่นระเบิด* | Minas ~ | ألغام ^ | Dò Mìn *
  !orb * Drop | ធ្លាក់* | *落珠 | *ร่วง | Queda ~ | سقوط ^ | * Rơi
  !dice * Dice | គ្រាប់ឡុកឡាក់* | *骰子 | ลูกเต๋า* | Dados ~ | نرد ^ | Xúc Xắc *
  !ticket * Scratch Card | សន្លឹកកោស* | *刮刮卡 | บัตรขูด* | Raspadinha ~ | بطاقة كشط ^ | Thẻ Cào *
  !balls * Keno | គីណូ* | *基诺 | คีโน* | Keno ~ | كينو ^ | Keno *
  !wheel * Wheel | កង់បង្វិល* | *幸运盘 | วงล้อ* | Roda ~ | دولاب ^ | Vòng Xoay *
  !coins * Flip | បោះកាក់* | *猜硬币 | โยนเหรียญ* | Cara ou Coroa ~ | قرعة ^ | Tung *
  %multiplier * Tower | ប៉ម* | *高塔 | หอคอย* | Torre ~ | برج ^ | Tháp *
  %multiplier * Climb | ឡើងភ្នំ* | *攀登 | ปีนเขา* | Subida ~ | تسلق ^ | Leo Núi *
`);

/** Bingo halls. */
export const bingoHalls = phrases(`
  * Bingo | ប៊ីងហ្គោ* | *宾果 | บิงโก* | Bingo ~ | بنغو ^ | Bingo *
  !bingo * Bingo 75 | ប៊ីងហ្គោ* 75 | *宾果 75 | บิงโก* 75 | Bingo ~ 75 | بنغو ^ 75 | Bingo * 75
  !balls * Bingo 90 | ប៊ីងហ្គោ* 90 | *宾果 90 | บิงโก* 90 | Bingo ~ 90 | بنغو ^ 90 | Bingo * 90
  %fast-round Quick * Bingo | ប៊ីងហ្គោរហ័ស* | 快速*宾果 | บิงโกด่วน* | Bingo Rápido ~ | بنغو سريع مع ^ | Bingo Nhanh *
  %jackpot * Bingo Jackpot | ជេកផតប៊ីងហ្គោ* | *宾果大奖 | แจ็กพอตบิงโก* | Jackpot do Bingo ~ | جاكبوت بنغو ^ | Jackpot Bingo *
`);

/** What hunters of the deep do. */
export const hunts = phrases(`
  %multi-seat * Hunter | អ្នកប្រមាញ់* | *猎手 | นักล่า* | Caçador ~ | صياد ^ | Thợ Săn *
  %multi-seat * Fishing | នេសាទ* | *捕鱼 | ล่องเรือตก* | Pescaria ~ | صيد ^ | Câu *
  %jackpot King of the * | ស្តេច* | *之王 | ราชาแห่ง* | Rei ~ | ملك ^ | Vua *
  %multiplier * Frenzy | ភាពជ្រួលច្របល់* | *狂潮 | คลั่ง* | Frenesi ~ | هياج ^ | * Cuồng Nộ
  * Cove | អូរ* | *湾口 | เวิ้งอ่าว* | Enseada ~ | خور ^ | Vũng *
  * Depths | បាតសមុទ្រ* | *深渊 | ห้วงลึกของ* | Profundezas ~ | أعماق ^ | Vực Sâu *
  %co-op * Fleet | កងនាវា* | *船队 | กองเรือ* | Frota ~ | أسطول ^ | Hạm Đội *
  %multiplier * Harpoon | ចំបក់* | *鱼叉 | ฉมวก* | Arpão ~ | حربة ^ | Mũi Lao *
`);
