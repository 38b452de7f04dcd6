import { phrases } from './words.ts';

/** Quick games that slots are not: each is named after what it is about. */
export const quickGames = phrases(`
  !rocket %multiplier Rising * | *ហោះឡើង | *飞升 | *ทะยานฟ้า | * em Ascensão | ^ الصاعد@
  !bomb * Mines | មីន* | *扫雷 | ทุ่นระเบิด* | Minas ~ | ألغام ^
  !orb * Drop | ធ្លាក់* | *落珠 | *ร่วง | Queda ~ | سقوط ^
  !dice * Dice | គ្រាប់ឡុកឡាក់* | *骰子 | ลูกเต๋า* | Dados ~ | نرد ^
  !ticket * Scratch Card | សន្លឹកកោស* | *刮刮卡 | บัตรขูด* | Raspadinha ~ | بطاقة كشط ^
  !balls * Keno | គីណូ* | *基诺 | คีโน* | Keno ~ | كينو ^
  !wheel * Wheel | កង់បង្វិល* | *幸运盘 | วงล้อ* | Roda ~ | دولاب ^
  !coins * Flip | បោះកាក់* | *猜硬币 | โยนเหรียญ* | Cara ou Coroa ~ | قرعة ^
  %multiplier * Tower | ប៉ម* | *高塔 | หอคอย* | Torre ~ | برج ^
  %multiplier * Climb | ឡើងភ្នំ* | *攀登 | ปีนเขา* | Subida ~ | تسلق ^
`);

/** Bingo halls. */
export const bingoHalls = phrases(`
  * Bingo | ប៊ីងហ្គោ* | *宾果 | บิงโก* | Bingo ~ | بنغو ^
  !bingo * Bingo 75 | ប៊ីងហ្គោ* 75 | *宾果 75 | บิงโก* 75 | Bingo ~ 75 | بنغو ^ 75
  !balls * Bingo 90 | ប៊ីងហ្គោ* 90 | *宾果 90 | บิงโก* 90 | Bingo ~ 90 | بنغو ^ 90
  %fast-round Quick * Bingo | ប៊ីងហ្គោរហ័ស* | 快速*宾果 | บิงโกด่วน* | Bingo Rápido ~ | بنغو سريع مع ^
  %jackpot * Bingo Jackpot | ជេកផតប៊ីងហ្គោ* | *宾果大奖 | แจ็กพอตบิงโก* | Jackpot do Bingo ~ | جاكبوت بنغو ^
`);

/** What hunters of the deep do. */
export const hunts = phrases(`
  %multi-seat * Hunter | អ្នកប្រមាញ់* | *猎手 | นักล่า* | Caçador ~ | صياد ^
  %multi-seat * Fishing | នេសាទ* | *捕鱼 | ล่องเรือตก* | Pescaria ~ | صيد ^
  %jackpot King of the * | ស្តេច* | *之王 | ราชาแห่ง* | Rei ~ | ملك ^
  %multiplier * Frenzy | ភាពជ្រួលច្របល់* | *狂潮 | คลั่ง* | Frenesi ~ | هياج ^
  * Cove | អូរ* | *湾口 | เวิ้งอ่าว* | Enseada ~ | خور ^
  * Depths | បាតសមុទ្រ* | *深渊 | ห้วงลึกของ* | Profundezas ~ | أعماق ^
  %co-op * Fleet | កងនាវា* | *船队 | กองเรือ* | Frota ~ | أسطول ^
  %multiplier * Harpoon | ចំបក់* | *鱼叉 | ฉมวก* | Arpão ~ | حربة ^
`);
