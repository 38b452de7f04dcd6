import { gamesOf } from './build.ts';

/** Rooms with one caller and many cards. */
export const bingoGames = gamesOf({ vendor: 'BNGO', category: 'RNG', classify: 'BINGO', minBet: 100 }, [
  [
    114001,
    'bingo-bazaar-75',
    'bingo',
    ['Bazaar Bingo 75', 'ប៊ីងហ្គោផ្សារ 75', '集市宾果 75', 'บิงโกบาซาร์ 75', 'Bingo do Bazar 75', 'بنغو البازار 75'],
    { hot: true, rtp: 88, volatility: 'low', features: ['multi-seat', 'jackpot'] },
  ],
  [
    114002,
    'ferry-bingo-90',
    'bingo',
    ['Ferry Bingo 90', 'ប៊ីងហ្គោសាឡាង 90', '渡船宾果 90', 'บิงโกเรือข้ามฟาก 90', 'Bingo da Balsa 90', 'بنغو العبّارة 90'],
    { hot: true, rtp: 87, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    114003,
    'quick-thirty',
    'bingo',
    ['Quick Thirty', 'សាមសិបរហ័ស', '快速三十', 'สามสิบด่วน', 'Trinta Rápido', 'ثلاثون سريعة'],
    { rtp: 90, volatility: 'low', features: ['fast-round', 'multi-seat'] },
  ],
  [
    114004,
    'lantern-bingo',
    'lantern',
    ['Lantern Bingo', 'ប៊ីងហ្គោគោម', '灯笼宾果', 'บิงโกโคมไฟ', 'Bingo da Lanterna', 'بنغو الفوانيس'],
    { rtp: 88.5, features: ['multi-seat'] },
  ],
  [
    114005,
    'mango-bingo',
    'mango',
    ['Mango Bingo', 'ប៊ីងហ្គោស្វាយ', '芒果宾果', 'บิงโกมะม่วง', 'Bingo da Manga', 'بنغو المانجو'],
    { rtp: 89, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    114006,
    'moonlight-bingo',
    'bingo',
    ['Moonlight Bingo', 'ប៊ីងហ្គោពន្លឺព្រះច័ន្ទ', '月光宾果', 'บิงโกแสงจันทร์', 'Bingo ao Luar', 'بنغو ضوء القمر'],
    { rtp: 88, features: ['multi-seat', 'tournament'] },
  ],
  [
    114007,
    'four-corners',
    'bingo',
    ['Four Corners', 'ជ្រុងទាំងបួន', '四角宾果', 'สี่มุม', 'Quatro Cantos', 'الأركان الأربعة'],
    { rtp: 90.5, volatility: 'low', features: ['fast-round'] },
  ],
  [
    114008,
    'night-market-bingo',
    'bingo',
    ['Night Market Bingo', 'ប៊ីងហ្គោផ្សាររាត្រី', '夜市宾果', 'บิงโกตลาดกลางคืน', 'Bingo do Mercado Noturno', 'بنغو سوق الليل'],
    { fresh: true, rtp: 88, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    114009,
    'balls-on-the-water',
    'balls',
    ['Balls on the Water', 'បាល់លើទឹក', '水上彩球', 'ลูกบอลบนน้ำ', 'Bolas na Água', 'كرات على الماء'],
    { rtp: 89, features: ['multi-seat'] },
  ],
  [
    114010,
    'golden-card',
    'bingo',
    ['The Golden Card', 'កាតមាស', '金卡', 'การ์ดทอง', 'A Cartela Dourada', 'البطاقة الذهبية'],
    { coat: 'gold', rtp: 87.5, features: ['multi-seat', 'jackpot'] },
  ],
  [
    114011,
    'neighbours-bingo',
    'bingo',
    ["Neighbours' Bingo", 'ប៊ីងហ្គោអ្នកជិតខាង', '邻里宾果', 'บิงโกเพื่อนบ้าน', 'Bingo dos Vizinhos', 'بنغو الجيران'],
    { rtp: 89, volatility: 'low', features: ['multi-seat', 'co-op'] },
  ],
  [
    114012,
    'village-fair-bingo',
    'bingo',
    ['Village Fair Bingo', 'ប៊ីងហ្គោពិព័រណ៍ភូមិ', '乡村集会宾果', 'บิงโกงานวัด', 'Bingo da Quermesse', 'بنغو مهرجان القرية'],
    { fresh: true, rtp: 88, volatility: 'low', features: ['multi-seat'] },
  ],
]);
