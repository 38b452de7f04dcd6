import type { AnnouncementSeed } from './types.ts';

/** Entries of the promotions page. Facts about play that costs nothing; no bonus is offered that cannot be paid. */
export const promotions: readonly AnnouncementSeed[] = [
  {
    key: 'promotion-welcome',
    type: 'PR',
    image: '/banners/play-money.svg',
    badge: 'NEWBIE',
    link: '/register',
    titles: {
      EN: 'Start with 1,000,000.00 play riel',
      KM: 'ចាប់ផ្តើមដោយ 1,000,000.00 រៀលសម្រាប់លេង',
      AR: 'ابدأ بمبلغ 1,000,000.00 رييل للّعب',
    },
    contents: {
      EN: '<p>Every new member account opens with <strong>1,000,000.00 play riel</strong>.</p><ul><li>It is there as soon as you register; there is nothing to claim.</li><li>There is no turnover to reach and no date on which it ends.</li><li>It is play money: it has no value outside this site and cannot be paid out.</li></ul><p>One account per person, from the age of 18.</p>',
      KM: '<p>គណនីសមាជិកថ្មីនីមួយៗបើកដោយមាន <strong>1,000,000.00 រៀលសម្រាប់លេង</strong>។</p><ul><li>ប្រាក់នេះមានភ្លាមពេលចុះឈ្មោះរួច មិនចាំបាច់ស្នើសុំទេ។</li><li>គ្មានលក្ខខណ្ឌចំនួនភ្នាល់ ហើយគ្មានថ្ងៃផុតកំណត់ទេ។</li><li>វាជាប្រាក់លេង៖ គ្មានតម្លៃក្រៅពីគេហទំព័រនេះ ហើយដកមិនបានទេ។</li></ul><p>ម្នាក់មានគណនីមួយ ចាប់ពីអាយុ 18 ឆ្នាំឡើងទៅ។</p>',
      AR: '<p>يُفتح كل حساب عضو جديد وفيه <strong>1,000,000.00 رييل للّعب</strong>.</p><ul><li>يكون الرصيد جاهزًا فور التسجيل، ولا حاجة إلى المطالبة به.</li><li>لا يوجد حجم رهان مطلوب ولا تاريخ انتهاء.</li><li>هي نقود لعب: لا قيمة لها خارج هذا الموقع ولا تُصرف.</li></ul><p>حساب واحد لكل شخص، ابتداءً من سن 18 عامًا.</p>',
    },
    daysAgo: 20,
    place: 1,
  },
  {
    key: 'promotion-lotus-fortune',
    type: 'PR',
    image: '/banners/lotus-night.svg',
    link: '/rng',
    titles: { EN: 'Lotus Fortune is open', KM: 'ល្បែងសំណាងផ្កាឈូកបើកហើយ', AR: 'افتُتحت لعبة حظ اللوتس' },
    contents: {
      EN: '<p>The first game of House Studio: five reels, twenty lines, wild lotuses and lanterns that open free spins.</p><ul><li>Return to player 96.18 %, counted over every position of the reels.</li><li>At least 2.5 seconds per spin, no automatic play.</li><li>Every round can be checked with its seeds.</li></ul>',
      KM: '<p>ល្បែងដំបូងរបស់ស្ទូឌីយោផ្ទះយើង៖ កង់ប្រាំ ខ្សែម្ភៃ ផ្កាឈូកជំនួសរូបផ្សេងៗ និងគោមដែលបើកការបង្វិលឥតគិតថ្លៃ។</p><ul><li>អត្រាសងត្រឡប់ដល់អ្នកលេង 96.18 % គណនាលើគ្រប់ទីតាំងរបស់កង់។</li><li>យ៉ាងតិច 2.5 វិនាទីក្នុងមួយបង្វិល ហើយគ្មានការលេងស្វ័យប្រវត្តិទេ។</li><li>រាល់ជុំអាចពិនិត្យបានដោយប្រើកូដ។</li></ul>',
      AR: '<p>أولى ألعاب استوديو الدار: خمس بكرات وعشرون خطًا، ولوتس يحلّ محل غيره، وفوانيس تفتح دورات مجانية.</p><ul><li>نسبة العائد للاعب 96.18 %، محسوبة على كل مواضع البكرات.</li><li>2.5 ثانية على الأقل لكل دورة، ولا لعب تلقائيًا.</li><li>يمكن التحقق من كل جولة ببذورها.</li></ul>',
    },
    daysAgo: 3,
    place: 2,
  },
  {
    key: 'promotion-water-festival',
    type: 'PR',
    image: '/banners/water-festival.svg',
    badge: 'LIMITED',
    link: '/hot',
    titles: {
      EN: 'Water Festival: games of the season',
      KM: 'បុណ្យអុំទូក៖ ល្បែងតាមរដូវកាល',
      AR: 'مهرجان الماء: ألعاب الموسم',
    },
    contents: {
      EN: '<p>When the river turns back, the boats come out. We have put the games with boats, drums and lanterns together on the hot page.</p><p>Games of studios that are not connected yet carry a maintenance mark; Lotus Fortune can be played now. The festival changes no odds and no pays.</p>',
      KM: '<p>ពេលទឹកទន្លេហូរត្រឡប់ ទូកក៏ចេញប្រណាំង។ យើងបានដាក់ល្បែងដែលមានទូក ស្គរ និងគោម ជាមួយគ្នានៅទំព័រពេញនិយម។</p><p>ល្បែងរបស់ស្ទូឌីយោដែលមិនទាន់បានភ្ជាប់ មានសញ្ញាថែទាំ។ ល្បែងសំណាងផ្កាឈូកអាចលេងបានឥឡូវនេះ។ ពិធីបុណ្យមិនផ្លាស់ប្តូរឱកាសឈ្នះ ឬចំនួនប្រាក់សងទេ។</p>',
      AR: '<p>حين يعود النهر أدراجه تخرج القوارب. جمعنا ألعاب القوارب والطبول والفوانيس في صفحة الألعاب الرائجة.</p><p>ألعاب الاستوديوهات غير المتصلة بعد تحمل علامة الصيانة، ويمكن لعب «حظ اللوتس» الآن. لا يغيّر المهرجان أي احتمالات ولا أي عوائد.</p>',
    },
    daysAgo: 2,
    place: 3,
  },
  {
    key: 'promotion-play-money',
    type: 'PR',
    image: '/banners/play-money.svg',
    link: '/help?tag=deposit',
    titles: { EN: 'Nothing to buy, ever', KM: 'មិនត្រូវទិញអ្វីទាំងអស់', AR: 'لا شيء للشراء، أبدًا' },
    contents: {
      EN: '<p>This site plays with play money. We take no payment, ask for no card and sell no coins. If anybody offers you play riel for money, it is not us: please tell us.</p>',
      KM: '<p>គេហទំព័រនេះលេងដោយប្រាក់លេង។ យើងមិនទទួលការទូទាត់ មិនសុំលេខកាត ហើយមិនលក់កាក់ទេ។ បើមាននរណាម្នាក់លក់រៀលលេងឱ្យអ្នកជាថ្នូរនឹងប្រាក់ពិត នោះមិនមែនជាយើងទេ សូមប្រាប់យើង។</p>',
      AR: '<p>اللعب في هذا الموقع بنقود لعب. لا نقبل أي دفع ولا نطلب أي بطاقة ولا نبيع أي عملات. إن عرض عليك أحد رييلات اللعب مقابل المال فليس نحن: أخبرنا من فضلك.</p>',
    },
    daysAgo: 12,
    place: 4,
  },
  {
    key: 'promotion-check-a-round',
    type: 'PR',
    image: '/banners/fair-play.svg',
    link: '/help?tag=fairness',
    titles: { EN: 'Check any round yourself', KM: 'ពិនិត្យជុំណាមួយដោយខ្លួនឯង', AR: 'تحقّق من أي جولة بنفسك' },
    contents: {
      EN: '<p>Press <strong>Fair play</strong> in the game. You see the fingerprint of the seed before the round and the seed itself after it; the page computes the round again in your browser.</p>',
      KM: '<p>ចុច <strong>លេងយុត្តិធម៌</strong> ក្នុងល្បែង។ អ្នកនឹងឃើញហាស់នៃកូដមុនជុំ និងកូដពិតក្រោយជុំ។ ទំព័រនោះគណនាជុំឡើងវិញក្នុងកម្មវិធីរុករករបស់អ្នក។</p>',
      AR: '<p>اضغط <strong>اللعب النزيه</strong> داخل اللعبة. ترى بصمة البذرة قبل الجولة والبذرة نفسها بعدها، وتعيد الصفحة حساب الجولة في متصفحك.</p>',
    },
    daysAgo: 9,
    place: 5,
  },
  {
    key: 'promotion-safer-play',
    type: 'PR',
    image: '/banners/calm-river.svg',
    link: '/help?tag=safer-play',
    titles: { EN: 'Play with a plan', KM: 'លេងដោយមានផែនការ', AR: 'العب وفق خطة' },
    contents: {
      EN: '<p>Decide before you start how long you play and how much play money you use. The game shows your time and your net result; both are there so that you can stop in time.</p>',
      KM: '<p>សម្រេចមុនពេលចាប់ផ្តើមថាអ្នកលេងយូរប៉ុណ្ណា និងប្រើប្រាក់លេងប៉ុន្មាន។ ល្បែងបង្ហាញពេលវេលា និងលទ្ធផលសុទ្ធរបស់អ្នក ដើម្បីឱ្យអ្នកអាចឈប់ទាន់ពេល។</p>',
      AR: '<p>قرّر قبل أن تبدأ كم ستلعب وكم من نقود اللعب ستستخدم. تعرض اللعبة وقتك ونتيجتك الصافية كي تتوقف في الوقت المناسب.</p>',
    },
    daysAgo: 15,
    place: 6,
  },
];
