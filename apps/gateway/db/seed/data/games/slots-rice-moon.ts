import { shelf } from './build.ts';

/** Harvest, moon and quiet fields. */
export const slotsRiceMoon = shelf({ vendor: 'RICE', category: 'RNG', minBet: 200 }, [
  [
    110001,
    'rice-moon-harvest',
    'rice',
    ['Rice Moon Harvest', 'ច្រូតស្រូវខែភ្លឺ', 'حصاد قمر الأرز'],
    { hot: true, rtp: 96.38, features: ['free-spins', 'hold-and-spin'] },
  ],
  [
    110002,
    'golden-grain',
    'rice',
    ['Golden Grain', 'គ្រាប់មាស', 'الحبّة الذهبية'],
    { rtp: 96.72, volatility: 'low', features: ['wilds'] },
  ],
  [
    110003,
    'moon-rabbit-wishes',
    'rabbit',
    ['Moon Rabbit Wishes', 'បំណងទន្សាយឋានព្រះច័ន្ទ', 'أمنيات أرنب القمر'],
    { coat: 'ivory', hot: true, rtp: 96.5, features: ['free-spins', 'multiplier'] },
  ],
  [110004, 'the-scarecrow', 'kite', ['The Scarecrow', 'ទីងមោង', 'الفزّاعة'], { rtp: 96.04, features: ['bonus-round'] }],
  [
    110005,
    'mirror-terraces',
    'rice',
    ['Mirror Terraces', 'ស្រែថ្នាក់កញ្ចក់', 'مدرّجات المرآة'],
    { rtp: 96.18, features: ['cascade'] },
  ],
  [
    110006,
    'buffalo-boy',
    'buffalo',
    ['The Buffalo Boy', 'ក្មេងឃ្វាលក្របី', 'راعي الجاموس'],
    { rtp: 96.26, features: ['wilds', 'free-spins'] },
  ],
  [
    110007,
    'sticky-rice-sevens',
    'seven',
    ['Sticky Rice Sevens', 'ប្រាំពីរបាយដំណើប', 'سبعات الأرز الدبق'],
    { rtp: 96.94, volatility: 'low', features: ['fast-round'] },
  ],
  [
    110008,
    'granary-gold',
    'chest',
    ['Granary Gold', 'មាសក្នុងជង្រុក', 'ذهب الصومعة'],
    { rtp: 96.12, features: ['hold-and-spin'] },
  ],
  [
    110009,
    'white-egrets',
    'butterfly',
    ['White Egrets', 'កុកសរ', 'البلشون الأبيض'],
    { coat: 'ivory', rtp: 96.6, volatility: 'low', features: ['wilds'] },
  ],
  [
    110010,
    'full-moon-kitchen',
    'teapot',
    ['Full Moon Kitchen', 'ផ្ទះបាយខែពេញបូណ៌មី', 'مطبخ ليلة البدر'],
    { fresh: true, rtp: 96.08, features: ['cascade'] },
  ],
  [
    110011,
    'harvest-kites',
    'kite',
    ['Harvest Kites', 'ខ្លែងរដូវច្រូត', 'طائرات الحصاد'],
    { rtp: 96.62, volatility: 'low', features: ['multiplier'] },
  ],
]);
