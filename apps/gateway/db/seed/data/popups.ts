import type { AnnouncementSeed } from './types.ts';

/** Entries of the public popup, eight to a page. Each says one thing that a player needs to know. */
export const popups: readonly AnnouncementSeed[] = [
  {
    key: 'popup-welcome',
    type: 'PU',
    titles: { EN: 'Welcome to Mekong', KM: 'សូមស្វាគមន៍មកកាន់មេគង្គ', AR: 'أهلًا بك في ميكونغ' },
    contents: {
      EN: '<p>Mekong is a site for play money. A new account starts with <strong>1,000,000.00 play riel</strong>; there is nothing to buy and nothing to pay out.</p><ul><li>Look around without an account: games, rules and results are open to everybody.</li><li>To play, register with a user name and a password. You must be at least 18 years old.</li><li>The first game of our own, Lotus Fortune, is open.</li></ul>',
      KM: '<p>មេគង្គជាគេហទំព័រលេងដោយប្រាក់លេង។ គណនីថ្មីចាប់ផ្តើមដោយមាន <strong>1,000,000.00 រៀលសម្រាប់លេង</strong>។ គ្មានអ្វីត្រូវទិញ ហើយគ្មានអ្វីត្រូវដកទេ។</p><ul><li>អ្នកអាចមើលបានដោយមិនចាំបាច់មានគណនី៖ ល្បែង វិធាន និងលទ្ធផលបើកជូនមនុស្សគ្រប់គ្នា។</li><li>ដើម្បីលេង សូមចុះឈ្មោះដោយឈ្មោះអ្នកប្រើ និងពាក្យសម្ងាត់។ អ្នកត្រូវមានអាយុយ៉ាងតិច 18 ឆ្នាំ។</li><li>ល្បែងដំបូងរបស់យើង គឺសំណាងផ្កាឈូក បើកឱ្យលេងហើយ។</li></ul>',
      AR: '<p>ميكونغ موقع للّعب بنقود لعب. يبدأ الحساب الجديد بمبلغ <strong>1,000,000.00 رييل للّعب</strong>، ولا شيء يُشترى ولا شيء يُصرف.</p><ul><li>تصفّح بلا حساب: الألعاب والقواعد والنتائج مفتوحة للجميع.</li><li>لكي تلعب، سجّل باسم مستخدم وكلمة مرور. يجب ألا يقل عمرك عن 18 عامًا.</li><li>أولى ألعابنا، «حظ اللوتس»، مفتوحة.</li></ul>',
    },
    daysAgo: 1,
    place: 1,
  },
  {
    key: 'popup-lotus-fortune',
    type: 'PU',
    titles: {
      EN: 'New game: Lotus Fortune',
      KM: 'ល្បែងថ្មី៖ សំណាងផ្កាឈូក',
      AR: 'لعبة جديدة: حظ اللوتس',
    },
    contents: {
      EN: '<p>Five reels, three rows, twenty lines. The lotus stands in for other pictures, and three lanterns or more open free spins.</p><table><tbody><tr><th scope="row">Return to player</th><td>96.18 %</td></tr><tr><th scope="row">Smallest stake</th><td>500.00 play riel</td></tr><tr><th scope="row">Time per spin</th><td>at least 2.5 seconds</td></tr></tbody></table><p>The full table of pays is inside the game. If your connection breaks, the round waits for you.</p>',
      KM: '<p>កង់ប្រាំ ជួរបី ខ្សែម្ភៃ។ ផ្កាឈូកជំនួសរូបផ្សេងៗ ហើយគោមបី ឬច្រើនជាងនេះបើកការបង្វិលឥតគិតថ្លៃ។</p><table><tbody><tr><th scope="row">អត្រាសងត្រឡប់ដល់អ្នកលេង</th><td>96.18 %</td></tr><tr><th scope="row">ប្រាក់ភ្នាល់តិចបំផុត</th><td>500.00 រៀលសម្រាប់លេង</td></tr><tr><th scope="row">រយៈពេលក្នុងមួយបង្វិល</th><td>យ៉ាងតិច 2.5 វិនាទី</td></tr></tbody></table><p>តារាងប្រាក់សងពេញលេញមាននៅក្នុងល្បែង។ បើការតភ្ជាប់របស់អ្នកដាច់ ជុំនោះរង់ចាំអ្នក។</p>',
      AR: '<p>خمس بكرات وثلاثة صفوف وعشرون خطًا. تحلّ زهرة اللوتس محل الصور الأخرى، وثلاثة فوانيس أو أكثر تفتح دورات مجانية.</p><table><tbody><tr><th scope="row">العائد للاعب</th><td>96.18 %</td></tr><tr><th scope="row">أصغر رهان</th><td>500.00 رييل للّعب</td></tr><tr><th scope="row">مدة الدورة</th><td>2.5 ثانية على الأقل</td></tr></tbody></table><p>جدول العوائد الكامل داخل اللعبة. إذا انقطع اتصالك تنتظرك الجولة.</p>',
    },
    daysAgo: 3,
    place: 2,
  },
  {
    key: 'popup-fairness',
    type: 'PU',
    titles: {
      EN: 'How you can check that a round was fair',
      KM: 'របៀបពិនិត្យថាជុំមួយត្រឹមត្រូវ',
      AR: 'كيف تتحقق من عدالة الجولة',
    },
    contents: {
      EN: '<ol><li><strong>Before</strong> you spin, the game shows the fingerprint (SHA-256) of a secret server seed. From then on the seed cannot be changed.</li><li><strong>You</strong> may choose your own client seed, and every round has a number.</li><li><strong>After</strong> the seed is changed, the old one is shown. Anybody can compute the fingerprint and the stops of the reels again.</li></ol><p>The button <strong>Fair play</strong> in the game does this in your own browser. The details stand in the <a href="/help?tag=fairness">help centre</a>.</p>',
      KM: '<ol><li><strong>មុនពេល</strong>បង្វិល ល្បែងបង្ហាញហាស់ (SHA-256) នៃកូដសម្ងាត់របស់ម៉ាស៊ីនមេ។ ចាប់ពីពេលនោះមក គេមិនអាចប្តូរកូដនោះបានទេ។</li><li><strong>អ្នក</strong>អាចជ្រើសកូដរបស់អ្នកផ្ទាល់ ហើយជុំនីមួយៗមានលេខរៀង។</li><li><strong>ក្រោយពេល</strong>ប្តូរកូដ កូដចាស់ត្រូវបានបង្ហាញ។ នរណាក៏អាចគណនាហាស់ និងទីតាំងឈប់របស់កង់ឡើងវិញបាន។</li></ol><p>ប៊ូតុង <strong>លេងយុត្តិធម៌</strong> ក្នុងល្បែងធ្វើការនេះក្នុងកម្មវិធីរុករករបស់អ្នកផ្ទាល់។ ព័ត៌មានលម្អិតមាននៅ<a href="/help?tag=fairness">មជ្ឈមណ្ឌលជំនួយ</a>។</p>',
      AR: '<ol><li><strong>قبل</strong> أن تدير البكرات تعرض اللعبة بصمة (SHA-256) لبذرة خادم سرية. من تلك اللحظة لا يمكن تغيير البذرة.</li><li><strong>أنت</strong> تستطيع اختيار بذرتك الخاصة، ولكل جولة رقم.</li><li><strong>بعد</strong> تبديل البذرة تُعرض القديمة، ويستطيع أي شخص حساب البصمة ومواضع البكرات من جديد.</li></ol><p>زر <strong>اللعب النزيه</strong> داخل اللعبة يفعل ذلك في متصفحك أنت. التفاصيل في <a href="/help?tag=fairness">مركز المساعدة</a>.</p>',
    },
    daysAgo: 9,
    place: 3,
  },
  {
    key: 'popup-house-rules',
    type: 'PU',
    titles: { EN: 'House rules in one minute', KM: 'វិធានរបស់យើងក្នុងមួយនាទី', AR: 'قواعد الدار في دقيقة' },
    contents: {
      EN: '<ul><li>One account per person, from the age of 18.</li><li>Play yourself: no programs that play for you.</li><li>A bet that the server has accepted stands. A round that could not be finished is finished when you return, or your stake comes back.</li><li>If a game pays wrongly because of a fault, we correct the round, and you see the correction in your record.</li><li>Be kind to others and to our staff.</li></ul><p>The full text: <a href="/help?tag=rules">Rules</a>.</p>',
      KM: '<ul><li>ម្នាក់មានគណនីមួយ ចាប់ពីអាយុ 18 ឆ្នាំឡើងទៅ។</li><li>សូមលេងដោយខ្លួនឯង៖ ហាមប្រើកម្មវិធីលេងជំនួស។</li><li>ការភ្នាល់ដែលម៉ាស៊ីនមេបានទទួលហើយ មិនអាចប្តូរបានទេ។ ជុំដែលមិនទាន់ចប់ នឹងបន្តពេលអ្នកត្រឡប់មកវិញ ឬប្រាក់ភ្នាល់ត្រូវបានប្រគល់ជូនវិញ។</li><li>បើល្បែងសងខុសដោយសារកំហុសបច្ចេកទេស យើងកែជុំនោះ ហើយអ្នកឃើញការកែក្នុងកំណត់ត្រារបស់អ្នក។</li><li>សូមសុភាពចំពោះអ្នកដទៃ និងបុគ្គលិករបស់យើង។</li></ul><p>អត្ថបទពេញ៖ <a href="/help?tag=rules">វិធាន</a>។</p>',
      AR: '<ul><li>حساب واحد لكل شخص، ابتداءً من سن 18 عامًا.</li><li>العب بنفسك: لا برامج تلعب عنك.</li><li>الرهان الذي قبله الخادم نافذ. الجولة التي لم تكتمل تُستكمل عند عودتك أو يُعاد رهانك.</li><li>إذا دفعت لعبة خطأً بسبب خلل نصحّح الجولة، وترى التصحيح في سجلّك.</li><li>كن لطيفًا مع الآخرين ومع فريقنا.</li></ul><p>النص الكامل: <a href="/help?tag=rules">القواعد</a>.</p>',
    },
    daysAgo: 14,
    place: 4,
  },
  {
    key: 'popup-safer-play',
    type: 'PU',
    titles: { EN: 'Play safely', KM: 'លេងដោយសុវត្ថិភាព', AR: 'العب بأمان' },
    contents: {
      EN: '<p>Play is for fun, even with play money.</p><ul><li>Decide before you start how long you play.</li><li>The game shows your time and your net result at the top. Look at them.</li><li>Do not play to win something back. The next spin does not know the last one.</li><li>Stop when you are tired, angry or sad.</li></ul><p>More, and whom to talk to: <a href="/help?tag=safer-play">Safer play</a>.</p>',
      KM: '<p>ការលេងគឺដើម្បីសប្បាយ ទោះបីជាប្រាក់លេងក៏ដោយ។</p><ul><li>សម្រេចមុនពេលចាប់ផ្តើមថាអ្នកលេងយូរប៉ុណ្ណា។</li><li>ល្បែងបង្ហាញពេលវេលា និងលទ្ធផលសុទ្ធរបស់អ្នកនៅខាងលើ។ សូមមើលវា។</li><li>កុំលេងដើម្បីយកមកវិញនូវអ្វីដែលបានចាញ់។ ការបង្វិលបន្ទាប់មិនស្គាល់ការបង្វិលមុនទេ។</li><li>សូមឈប់ពេលអ្នកហត់ ខឹង ឬកើតទុក្ខ។</li></ul><p>ព័ត៌មានបន្ថែម និងកន្លែងដែលអ្នកអាចនិយាយជាមួយ៖ <a href="/help?tag=safer-play">ការលេងដោយសុវត្ថិភាព</a>។</p>',
      AR: '<p>اللعب للمتعة، حتى بنقود اللعب.</p><ul><li>قرّر قبل أن تبدأ كم ستلعب من الوقت.</li><li>تعرض اللعبة في أعلاها وقتك ونتيجتك الصافية، فانظر إليهما.</li><li>لا تلعب لتستعيد ما خسرته: الدورة القادمة لا تعرف السابقة.</li><li>توقّف إذا كنت متعبًا أو غاضبًا أو حزينًا.</li></ul><p>المزيد، ومع من تتحدث: <a href="/help?tag=safer-play">اللعب الآمن</a>.</p>',
    },
    daysAgo: 15,
    place: 5,
  },
  {
    key: 'popup-maintenance',
    type: 'PU',
    titles: {
      EN: 'When we work on the site',
      KM: 'ពេលយើងថែទាំគេហទំព័រ',
      AR: 'متى نعمل على صيانة الموقع',
    },
    contents: {
      EN: '<p>Planned work is done on Tuesdays between 04:00 and 05:00, Phnom Penh time, and announced here a day before. Most weeks there is none.</p><ul><li>During the work the site shows a maintenance page with the expected end and looks again every minute.</li><li>Open rounds are kept and go on afterwards.</li><li>Your balance and your record do not change.</li></ul>',
      KM: '<p>ការថែទាំតាមផែនការធ្វើនៅថ្ងៃអង្គារ ចន្លោះម៉ោង 04:00 ដល់ 05:00 ម៉ោងភ្នំពេញ ហើយប្រកាសនៅទីនេះមុនមួយថ្ងៃ។ សប្តាហ៍ភាគច្រើនគ្មានការថែទាំទេ។</p><ul><li>ពេលថែទាំ គេហទំព័របង្ហាញទំព័រថែទាំ ជាមួយម៉ោងដែលរំពឹងថានឹងចប់ ហើយពិនិត្យឡើងវិញរៀងរាល់នាទី។</li><li>ជុំដែលមិនទាន់ចប់ត្រូវបានរក្សាទុក ហើយបន្តក្រោយពេលនោះ។</li><li>សមតុល្យ និងកំណត់ត្រារបស់អ្នកមិនផ្លាស់ប្តូរទេ។</li></ul>',
      AR: '<p>تُجرى الأعمال المخططة يوم الثلاثاء بين 04:00 و05:00 بتوقيت بنوم بنه، ويُعلن عنها هنا قبل يوم. في معظم الأسابيع لا توجد أعمال.</p><ul><li>أثناء العمل يعرض الموقع صفحة صيانة فيها وقت الانتهاء المتوقع وتعيد التحقق كل دقيقة.</li><li>تُحفظ الجولات المفتوحة وتُستأنف بعد ذلك.</li><li>لا يتغير رصيدك ولا سجلّك.</li></ul>',
    },
    daysAgo: 18,
    place: 6,
  },
  {
    key: 'popup-resting-games',
    type: 'PU',
    titles: {
      EN: 'Why some games carry a maintenance mark',
      KM: 'ហេតុអ្វីល្បែងខ្លះមានសញ្ញាថែទាំ',
      AR: 'لماذا تحمل بعض الألعاب علامة الصيانة',
    },
    contents: {
      EN: '<p>The catalogue shows the games of many studios. Only House Studio is connected so far; the others carry a maintenance mark and cannot be opened. Nothing is taken from your balance when you try.</p><p>You can already mark them as favourites, and your list stays.</p>',
      KM: '<p>បញ្ជីល្បែងបង្ហាញល្បែងរបស់ស្ទូឌីយោជាច្រើន។ មកដល់ពេលនេះ មានតែស្ទូឌីយោផ្ទះយើងប៉ុណ្ណោះដែលបានភ្ជាប់។ ស្ទូឌីយោផ្សេងទៀតមានសញ្ញាថែទាំ ហើយបើកមិនបានទេ។ ពេលអ្នកសាកបើក សមតុល្យរបស់អ្នកមិនត្រូវបានដកទេ។</p><p>អ្នកអាចដាក់ល្បែងទាំងនោះក្នុងបញ្ជីចំណូលចិត្តបាន ហើយបញ្ជីរបស់អ្នកនឹងនៅដដែល។</p>',
      AR: '<p>يعرض الدليل ألعاب استوديوهات كثيرة. استوديو الدار وحده متصل حتى الآن، وتحمل ألعاب البقية علامة الصيانة ولا يمكن فتحها. لا يُخصم شيء من رصيدك إذا حاولت.</p><p>يمكنك من الآن إضافتها إلى المفضلة، وتبقى قائمتك كما هي.</p>',
    },
    daysAgo: 5,
    place: 7,
  },
  {
    key: 'popup-betting-record',
    type: 'PU',
    titles: {
      EN: 'Every bet in your record',
      KM: 'រាល់ការភ្នាល់មាននៅក្នុងកំណត់ត្រា',
      AR: 'كل رهان في سجلّك',
    },
    contents: {
      EN: '<p>Open <strong>Betting record</strong> in the member centre. Each bet stands there with stake, payout, net result and the balance before and after it.</p><p>The balance is not a number that somebody typed in: it is the sum of all your entries and can be computed again at any time. If a line looks wrong to you, write to us with its number.</p>',
      KM: '<p>បើក <strong>កំណត់ត្រាភ្នាល់</strong> ក្នុងមជ្ឈមណ្ឌលសមាជិក។ ការភ្នាល់នីមួយៗមានប្រាក់ភ្នាល់ ប្រាក់សង លទ្ធផលសុទ្ធ និងសមតុល្យមុននិងក្រោយ។</p><p>សមតុល្យមិនមែនជាលេខដែលនរណាម្នាក់វាយបញ្ចូលទេ៖ វាជាផលបូកនៃប្រតិបត្តិការទាំងអស់របស់អ្នក ហើយអាចគណនាឡើងវិញបានគ្រប់ពេល។ បើមានបន្ទាត់ណាមួយមិនត្រឹមត្រូវ សូមសរសេរមកយើងជាមួយលេខរៀងរបស់វា។</p>',
      AR: '<p>افتح <strong>سجل الرهانات</strong> في مركز العضو. يظهر كل رهان مع مبلغه وعائده ونتيجته الصافية والرصيد قبله وبعده.</p><p>الرصيد ليس رقمًا كتبه أحد، بل مجموع كل قيودك، ويمكن حسابه من جديد في أي وقت. إذا بدا لك سطر خاطئًا فاكتب إلينا برقمه.</p>',
    },
    daysAgo: 8,
    place: 8,
  },
  {
    key: 'popup-account-safety',
    type: 'PU',
    titles: { EN: 'Keep your account yours', KM: 'ការពារគណនីរបស់អ្នក', AR: 'حافظ على حسابك' },
    contents: {
      EN: '<ul><li>Use a password that you use nowhere else: at least 8 characters, better a short sentence.</li><li>We never ask for your password.</li><li>Log out on devices that others use. You are logged out by itself after 30 minutes without a click.</li><li>Look at the address before you type: only this site knows your password.</li></ul>',
      KM: '<ul><li>ប្រើពាក្យសម្ងាត់ដែលអ្នកមិនប្រើនៅកន្លែងផ្សេង៖ យ៉ាងតិច 8 តួ ល្អជាងនេះគឺប្រយោគខ្លីមួយ។</li><li>យើងមិនដែលសុំពាក្យសម្ងាត់របស់អ្នកទេ។</li><li>សូមចាកចេញពីគណនីលើឧបករណ៍ដែលអ្នកដទៃប្រើ។ បើគ្មានការចុចរយៈពេល 30 នាទី ប្រព័ន្ធនឹងចាកចេញដោយស្វ័យប្រវត្តិ។</li><li>មើលអាសយដ្ឋានគេហទំព័រមុនពេលវាយពាក្យសម្ងាត់៖ មានតែគេហទំព័រនេះទេដែលត្រូវការវា។</li></ul>',
      AR: '<ul><li>استخدم كلمة مرور لا تستخدمها في مكان آخر: 8 خانات على الأقل، والأفضل جملة قصيرة.</li><li>لا نطلب كلمة مرورك أبدًا.</li><li>سجّل خروجك من الأجهزة التي يستخدمها غيرك. يُسجَّل خروجك تلقائيًا بعد 30 دقيقة دون نقرة.</li><li>انظر إلى العنوان قبل أن تكتب: هذا الموقع وحده يحتاج إلى كلمة مرورك.</li></ul>',
    },
    daysAgo: 8,
    place: 9,
  },
  {
    key: 'popup-languages',
    type: 'PU',
    titles: {
      EN: 'Khmer, English, Arabic; dark and light',
      KM: 'ខ្មែរ អង់គ្លេស អារ៉ាប់ ងងឹត និងភ្លឺ',
      AR: 'الخميرية والإنجليزية والعربية، داكن وفاتح',
    },
    contents: {
      EN: '<p>The site speaks the language of your device and changes it in the side menu at any time. It follows the dark or light setting of your device until you choose one yourself.</p><p>Found a word that sounds wrong? Tell us; a person reads it.</p>',
      KM: '<p>គេហទំព័រប្រើភាសារបស់ឧបករណ៍អ្នក ហើយអ្នកអាចប្តូរភាសានៅម៉ឺនុយចំហៀងបានគ្រប់ពេល។ វាប្រើរបៀបងងឹត ឬភ្លឺតាមឧបករណ៍របស់អ្នក រហូតដល់អ្នកជ្រើសដោយខ្លួនឯង។</p><p>បើឃើញពាក្យណាស្តាប់ទៅមិនត្រូវ សូមប្រាប់យើង។ មានមនុស្សពិតអានសាររបស់អ្នក។</p>',
      AR: '<p>يتحدث الموقع بلغة جهازك، ويمكنك تغييرها من القائمة الجانبية متى شئت. ويتبع الوضع الداكن أو الفاتح في جهازك إلى أن تختار بنفسك.</p><p>وجدت كلمة لا تبدو صحيحة؟ أخبرنا، فهناك من يقرأ رسالتك.</p>',
    },
    daysAgo: 16,
    place: 10,
  },
  {
    key: 'popup-play-money',
    type: 'PU',
    titles: { EN: 'What play money is', KM: 'ប្រាក់លេងជាអ្វី', AR: 'ما هي نقود اللعب' },
    contents: {
      EN: '<p>Play riel are points for playing. They have no value in money, cannot be bought or sold, cannot be given to others, and are never paid out. Winning here says nothing about how gambling for money would go.</p>',
      KM: '<p>រៀលលេងជាពិន្ទុសម្រាប់លេង។ វាគ្មានតម្លៃជាប្រាក់ពិត ទិញ ឬលក់មិនបាន ផ្ទេរឱ្យអ្នកដទៃមិនបាន ហើយដកមិនបានទេ។ ការឈ្នះនៅទីនេះមិនមានន័យថាអ្នកនឹងឈ្នះពេលលេងដោយប្រាក់ពិតទេ។</p>',
      AR: '<p>رييلات اللعب نقاط للّعب. لا قيمة نقدية لها، ولا تُشترى ولا تُباع ولا تُعطى للآخرين ولا تُصرف أبدًا. والفوز هنا لا يدل على ما سيحدث في المقامرة بالمال.</p>',
    },
    daysAgo: 12,
    place: 11,
  },
];
