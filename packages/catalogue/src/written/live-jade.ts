import { gamesOf } from './build.ts';

/** High tables, calm dealers. */
export const liveJadeGames = gamesOf({ vendor: 'JADL', category: 'LIVE', minBet: 4000 }, [
  [
    202001,
    'jade-baccarat',
    'cards',
    ['Jade Baccarat', 'បាការ៉ាថ្មយក់', '翡翠百家乐', 'บาคาร่าหยก', 'Bacará de Jade', 'باكارات اليشم'],
    { coat: 'jade', hot: true, rtp: 98.94, volatility: 'low', features: ['video-stream', 'multi-seat'] },
  ],
  [
    202002,
    'jade-slow-reveal',
    'shoe',
    ['Jade Slow Reveal', 'បើកបៀយឺតថ្មយក់', '翡翠眯牌', 'ลุ้นเปิดไพ่หยก', 'Revelação Lenta de Jade', 'كشف اليشم البطيء'],
    { coat: 'jade', rtp: 98.94, volatility: 'low', features: ['video-stream'] },
  ],
  [
    202003,
    'jade-roulette',
    'roulette',
    ['Jade Roulette', 'រូឡែតថ្មយក់', '翡翠轮盘', 'รูเล็ตหยก', 'Roleta de Jade', 'روليت اليشم'],
    { rtp: 97.3, features: ['video-stream', 'multi-seat'] },
  ],
  [
    202004,
    'emerald-blackjack',
    'cards',
    ['Emerald Blackjack', 'ប្លែកជែកមរកត', '绿宝石二十一点', 'แบล็คแจ็คมรกต', 'Blackjack Esmeralda', 'بلاك جاك الزمرّد'],
    { coat: 'jade', rtp: 99.31, volatility: 'low', features: ['video-stream', 'multi-seat'] },
  ],
  [
    202005,
    'the-jade-shoe',
    'shoe',
    ['The Jade Shoe', 'ប្រអប់បៀថ្មយក់', '翡翠牌靴', 'กล่องไพ่หยก', 'O Sapato de Jade', 'صندوق ورق اليشم'],
    { coat: 'jade', rtp: 98.76, volatility: 'low', features: ['video-stream', 'side-bets'] },
  ],
  [
    202006,
    'four-colour-dice',
    'dice',
    ['Four-Colour Dice', 'ឡុកឡាក់បួនពណ៌', '四色骰子', 'ลูกเต๋าสี่สี', 'Dados de Quatro Cores', 'نرد الألوان الأربعة'],
    { fresh: true, rtp: 96.9, features: ['video-stream', 'multiplier'] },
  ],
  [
    202007,
    'jade-tiger-table',
    'tiger',
    ['Jade Tiger Table', 'តុខ្លាថ្មយក់', '翡翠虎桌', 'โต๊ะเสือหยก', 'Mesa do Tigre de Jade', 'طاولة نمر اليشم'],
    { rtp: 96.27, volatility: 'low', features: ['video-stream'] },
  ],
  [
    202008,
    'the-silent-table',
    'chips',
    ['The Silent Table', 'តុស្ងាត់', '静音牌桌', 'โต๊ะเงียบ', 'A Mesa Silenciosa', 'الطاولة الصامتة'],
    { rtp: 98.94, volatility: 'low', features: ['video-stream'] },
  ],
  [
    202009,
    'jade-pairs',
    'hand',
    ['Jade Pairs', 'គូថ្មយក់', '翡翠对子', 'คู่หยก', 'Pares de Jade', 'أزواج اليشم'],
    { coat: 'jade', rtp: 96.4, features: ['video-stream', 'side-bets'] },
  ],
  [
    202010,
    'lantern-holdem',
    'hand',
    ["Lantern Hold'em", 'ហូលឌឹមក្រោមគោម', '灯笼德州扑克', 'โฮลเอ็มใต้แสงโคม', "Hold'em da Lanterna", 'هولدم الفانوس'],
    { rtp: 97.84, features: ['video-stream', 'multi-seat'] },
  ],
  [
    202011,
    'mountain-wheel',
    'wheel',
    ['Mountain Wheel', 'កង់ភ្នំ', '高山转盘', 'วงล้อภูเขา', 'Roda da Montanha', 'عجلة الجبل'],
    { rtp: 96, features: ['video-stream', 'multiplier'] },
  ],
  [
    202012,
    'jade-sic-bo',
    'dice',
    ['Jade Sic Bo', 'ឡុកឡាក់ថ្មយក់', '翡翠骰宝', 'ไฮโลหยก', 'Sic Bo de Jade', 'سيك بو اليشم'],
    { coat: 'jade', rtp: 97.22, features: ['video-stream'] },
  ],
]);
