import { gamesOf } from './build.ts';

/** Arcade fishing in deep water. */
export const fishDeepGames = gamesOf({ vendor: 'DEEP', category: 'FISH', minBet: 100 }, [
  [
    301001,
    'naga-catch',
    'naga',
    ['Naga Catch', 'ចាប់នាគ', '捕捉那伽', 'จับพญานาค', 'Captura do Naga', 'صيد الناغا'],
    { hot: true, rtp: 96.5, features: ['multi-seat', 'multiplier'] },
  ],
  [
    301002,
    'treasure-reef',
    'chest',
    ['Treasure Reef', 'ផ្កាថ្មកំណប់', '宝藏礁', 'แนวปะการังขุมทรัพย์', 'Recife do Tesouro', 'شعاب الكنز'],
    { hot: true, rtp: 96.4, features: ['multi-seat', 'jackpot'] },
  ],
  [
    301003,
    'the-giant-catfish',
    'fish',
    ['The Giant Catfish', 'ត្រីរាជ', '巨型鲶鱼', 'ปลาบึกยักษ์', 'O Bagre Gigante', 'السلّور العملاق'],
    { coat: 'steel', hot: true, rtp: 96.6, volatility: 'high', features: ['multi-seat', 'multiplier'] },
  ],
  [
    301004,
    'octopus-cave',
    'octopus',
    ['Octopus Cave', 'រូងមឹកយក្ស', '章鱼洞', 'ถ้ำหมึกยักษ์', 'Caverna do Polvo', 'كهف الأخطبوط'],
    { rtp: 96.3, features: ['multi-seat'] },
  ],
  [
    301005,
    'captain-crab',
    'crab',
    ['Captain Crab', 'ក្តាមប្រធានទូក', '螃蟹船长', 'กัปตันปู', 'Capitão Caranguejo', 'القبطان سلطعون'],
    { rtp: 96.2, volatility: 'low', features: ['multi-seat', 'co-op'] },
  ],
  [
    301006,
    'manta-dance',
    'manta',
    ['Manta Dance', 'របាំបបែល', '蝠鲼之舞', 'ระบำกระเบนราหู', 'Dança da Manta', 'رقصة المانتا'],
    { rtp: 96.35, features: ['multi-seat'] },
  ],
  [
    301007,
    'golden-trident',
    'trident',
    ['Golden Trident', 'ត្រីសូល៍មាស', '黄金三叉戟', 'ตรีศูลทอง', 'Tridente Dourado', 'الرمح الثلاثي الذهبي'],
    { rtp: 96.7, volatility: 'high', features: ['multi-seat', 'multiplier'] },
  ],
  [
    301008,
    'deep-cannon',
    'cannon',
    ['Deep Cannon', 'កាំភ្លើងសមុទ្រជ្រៅ', '深海大炮', 'ปืนใหญ่ใต้สมุทร', 'Canhão das Profundezas', 'مدفع الأعماق'],
    { hot: true, rtp: 96.4, features: ['multi-seat', 'co-op'] },
  ],
  [
    301009,
    'shark-hour',
    'shark',
    ['Shark Hour', 'ម៉ោងឆ្លាម', '鲨鱼时刻', 'ชั่วโมงฉลาม', 'Hora do Tubarão', 'ساعة القرش'],
    { rtp: 96.5, volatility: 'high', features: ['multi-seat'] },
  ],
  [
    301010,
    'turtle-island',
    'turtle',
    ['Turtle Island', 'កោះអណ្តើក', '海龟岛', 'เกาะเต่า', 'Ilha da Tartaruga', 'جزيرة السلاحف'],
    { rtp: 96.3, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    301011,
    'seahorse-derby',
    'seahorse',
    ['Seahorse Derby', 'ប្រណាំងសេះសមុទ្រ', '海马竞速', 'แข่งม้าน้ำ', 'Corrida dos Cavalos-marinhos', 'سباق فرس البحر'],
    { fresh: true, rtp: 96.25, features: ['multi-seat', 'tournament'] },
  ],
  [
    301012,
    'coral-cannonade',
    'cannon',
    ['Coral Cannonade', 'បាញ់ក្នុងផ្កាថ្ម', '珊瑚炮战', 'ระดมยิงแนวปะการัง', 'Canhonada de Coral', 'قصف المرجان'],
    { rtp: 96.4, features: ['multi-seat', 'multiplier'] },
  ],
]);
