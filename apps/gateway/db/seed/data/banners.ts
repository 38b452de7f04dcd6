import type { BannerSeed } from './types.ts';

const picture = (scene: string) => ({ image: `/banners/${scene}.svg`, imageMobile: `/banners/${scene}-mobile.svg` });

/** Banners of the home page. They promise nothing that the gateway does not pay. */
export const banners: readonly BannerSeed[] = [
  {
    key: 'lotus-fortune',
    type: 'B',
    groupName: 'HOME',
    ...picture('lotus-night'),
    titles: {
      EN: 'New: Lotus Fortune, fair and provable',
      KM: 'ថ្មី៖ សំណាងផ្កាឈូក ត្រឹមត្រូវ និងផ្ទៀងផ្ទាត់បាន',
      AR: 'جديد: حظ اللوتس، عدل يمكن إثباته',
    },
    contents: {
      EN: '<p>Twenty lines, free spins by lantern, and a seed that you can check after every round.</p>',
      KM: '<p>ម្ភៃខ្សែ ការបង្វិលឥតគិតថ្លៃដោយគោម និងកូដដែលអ្នកអាចពិនិត្យបានក្រោយរាល់ជុំ។</p>',
      AR: '<p>عشرون خطًا، ودورات مجانية بالفوانيس، وبذرة يمكنك التحقق منها بعد كل جولة.</p>',
    },
    alts: {
      EN: 'A great pink lotus on dark water, between two emeralds',
      KM: 'ផ្កាឈូកពណ៌ផ្កាឈូកធំមួយលើទឹកងងឹត នៅចន្លោះត្បូងមរកតពីរ',
      AR: 'زهرة لوتس وردية كبيرة على ماء داكن بين زمرّدتين',
    },
    link: '/rng',
    daysAgo: 3,
    place: 1,
  },
  {
    key: 'water-festival',
    type: 'B',
    groupName: 'HOME',
    ...picture('water-festival'),
    titles: { EN: 'Water Festival on the river', KM: 'បុណ្យអុំទូកលើទន្លេ', AR: 'مهرجان الماء على النهر' },
    contents: {
      EN: '<p>Boats, drums and lanterns: look through the games of the season.</p>',
      KM: '<p>ទូក ស្គរ និងគោម៖ ចូលមើលល្បែងតាមរដូវកាល។</p>',
      AR: '<p>قوارب وطبول وفوانيس: تصفّح ألعاب الموسم.</p>',
    },
    alts: {
      EN: 'A racing boat with a naga head before a full moon and fireworks',
      KM: 'ទូកប្រណាំងក្បាលនាគនៅមុខព្រះច័ន្ទពេញវង់ និងកាំជ្រួច',
      AR: 'قارب سباق برأس ناغا أمام بدر كامل وألعاب نارية',
    },
    link: '/hot',
    daysAgo: 2,
    place: 2,
  },
  {
    key: 'play-money',
    type: 'B',
    groupName: 'HOME',
    ...picture('play-money'),
    titles: {
      EN: 'Play money only. Nothing to buy.',
      KM: 'ប្រាក់លេងប៉ុណ្ណោះ។ គ្មានអ្វីត្រូវទិញទេ។',
      AR: 'نقود لعب فقط. لا شيء للشراء.',
    },
    contents: {
      EN: '<p>A new account starts with 1,000,000.00 play riel. It cannot be bought, sold or paid out.</p>',
      KM: '<p>គណនីថ្មីចាប់ផ្តើមដោយមាន 1,000,000.00 រៀលសម្រាប់លេង។ ប្រាក់នេះទិញ លក់ ឬដកមិនបានទេ។</p>',
      AR: '<p>يبدأ كل حساب جديد بمبلغ 1,000,000.00 رييل للّعب، لا يُشترى ولا يُباع ولا يُصرف.</p>',
    },
    alts: {
      EN: 'Piles of gold coins between a kite, a lantern and a drum',
      KM: 'គំនរកាក់មាសនៅចន្លោះខ្លែង គោម និងស្គរ',
      AR: 'أكوام عملات ذهبية بين طائرة ورقية وفانوس وطبل',
    },
    link: '/help?tag=deposit',
    daysAgo: 12,
    place: 3,
  },
  {
    key: 'fair-play',
    type: 'B',
    groupName: 'HOME',
    ...picture('fair-play'),
    titles: {
      EN: 'Do not trust us. Check us.',
      KM: 'កុំគ្រាន់តែជឿ។ សូមពិនិត្យដោយខ្លួនឯង។',
      AR: 'لا تكتفِ بتصديقنا. تحقّق بنفسك.',
    },
    contents: {
      EN: '<p>Every round of our own games is fixed before you play and opened afterwards.</p>',
      KM: '<p>រាល់ជុំនៃល្បែងរបស់យើងត្រូវបានកំណត់មុនពេលអ្នកលេង ហើយបើកបង្ហាញក្រោយពេលលេង។</p>',
      AR: '<p>كل جولة من ألعابنا محسومة قبل أن تلعب ومكشوفة بعد ذلك.</p>',
    },
    alts: {
      EN: 'Golden scales with dice in one pan and an emerald in the other',
      KM: 'ជញ្ជីងមាស មានគ្រាប់ឡុកឡាក់ម្ខាង និងត្បូងមរកតម្ខាង',
      AR: 'ميزان ذهبي في كفّة منه نرد وفي الأخرى زمرّدة',
    },
    link: '/help?tag=fairness',
    daysAgo: 9,
    place: 4,
  },
  {
    key: 'calm-river',
    type: 'B',
    groupName: 'HOME',
    ...picture('calm-river'),
    titles: { EN: 'The river has time', KM: 'ទន្លេមិនប្រញាប់ទេ', AR: 'النهر ليس على عجل' },
    contents: {
      EN: '<p>Watch the clock in the game, take breaks, and stop while it is still fun.</p>',
      KM: '<p>មើលនាឡិកាក្នុងល្បែង សម្រាកខ្លះ ហើយឈប់នៅពេលវានៅសប្បាយ។</p>',
      AR: '<p>راقب الساعة داخل اللعبة، وخذ فترات راحة، وتوقّف وأنت ما زلت مستمتعًا.</p>',
    },
    alts: {
      EN: 'Sunrise over hills and a calm river with lotus flowers and an hourglass',
      KM: 'ថ្ងៃរះលើភ្នំ និងទន្លេស្ងប់ មានផ្កាឈូក និងនាឡិកាខ្សាច់',
      AR: 'شروق فوق تلال ونهر هادئ فيه زهور لوتس وساعة رملية',
    },
    link: '/help?tag=safer-play',
    daysAgo: 15,
    place: 5,
  },
];
