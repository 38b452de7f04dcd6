import type { HelpArticleSeed } from './types.ts';

/** Help about the site: play money, the app, privacy, terms, contact. `terms` is the agreement of registration. */
export const siteArticles: readonly HelpArticleSeed[] = [
  {
    tag: 'deposit',
    titles: { EN: 'Balance and play money', KM: 'សមតុល្យ និងប្រាក់លេង', AR: 'الرصيد ونقود اللعب' },
    contents: {
      EN: '<h3>Where your balance comes from</h3><p>Every member account opens with 1,000,000.00 play riel. A trial account has 100,000.00 trial coins of its own, which never mix with play riel.</p><h3>No purchases</h3><p>Play money cannot be bought, sold, given away or paid out. This site takes no payments and asks for no card or bank details.</p><h3>What the balance shows</h3><p>It is the sum of all your entries. It follows each bet and each win at once; the round arrow asks the server again.</p><h3>When it is used up</h3><p>Then the game has ended, and that is a good moment for a break. Nobody will offer you to buy more.</p>',
      KM: '<h3>សមតុល្យរបស់អ្នកមកពីណា</h3><p>គណនីសមាជិកនីមួយៗបើកដោយមាន 1,000,000.00 រៀលសម្រាប់លេង។ គណនីសាកល្បងមានកាក់សាកល្បង 100,000.00 ផ្ទាល់ខ្លួន ដែលមិនលាយជាមួយរៀលលេងទេ។</p><h3>គ្មានការទិញ</h3><p>ប្រាក់លេងទិញ លក់ ឱ្យគេ ឬដកមិនបានទេ។ គេហទំព័រនេះមិនទទួលការទូទាត់ ហើយមិនសុំព័ត៌មានកាត ឬធនាគារទេ។</p><h3>សមតុល្យបង្ហាញអ្វី</h3><p>វាជាផលបូកនៃប្រតិបត្តិការទាំងអស់របស់អ្នក។ វាប្រែប្រួលភ្លាមតាមការភ្នាល់ និងការឈ្នះនីមួយៗ។ សញ្ញាព្រួញមូលសួរម៉ាស៊ីនមេម្តងទៀត។</p><h3>ពេលអស់</h3><p>ពេលនោះល្បែងចប់ ហើយជាពេលល្អសម្រាប់សម្រាក។ គ្មាននរណាលក់បន្ថែមឱ្យអ្នកទេ។</p>',
      AR: '<h3>من أين يأتي رصيدك</h3><p>يُفتح كل حساب عضو بمبلغ 1,000,000.00 رييل للّعب. ولحساب التجربة 100,000.00 من عملات التجربة الخاصة به، ولا تختلط بالرييلات أبدًا.</p><h3>لا مشتريات</h3><p>نقود اللعب لا تُشترى ولا تُباع ولا تُهدى ولا تُصرف. لا يقبل هذا الموقع أي دفع ولا يطلب بيانات بطاقة أو مصرف.</p><h3>ما الذي يعرضه الرصيد</h3><p>هو مجموع كل قيودك، ويتغير فورًا مع كل رهان وكل فوز، والسهم الدائري يسأل الخادم من جديد.</p><h3>حين ينفد</h3><p>عندها تنتهي اللعبة، وهي لحظة جيدة للاستراحة. لن يعرض عليك أحد شراء المزيد.</p>',
    },
    place: 6,
  },
  {
    tag: 'app',
    titles: { EN: 'Install the site on your device', KM: 'ដំឡើងគេហទំព័រលើឧបករណ៍របស់អ្នក', AR: 'تثبيت الموقع على جهازك' },
    contents: {
      EN: '<p>There is nothing to download from a store: the site itself can be put on your home screen.</p><h3>Android</h3><ol><li>Open the site in your browser.</li><li>Open the menu of the browser.</li><li>Choose <strong>Install app</strong> or <strong>Add to home screen</strong>.</li></ol><h3>iPhone and iPad</h3><ol><li>Open the site in Safari.</li><li>Touch the share sign.</li><li>Choose <strong>Add to Home Screen</strong>.</li></ol><p>The page <a href="/down">App download</a> shows a QR code that opens this site on your phone.</p>',
      KM: '<p>មិនចាំបាច់ទាញយកពីហាងកម្មវិធីទេ៖ គេហទំព័រនេះអាចដាក់លើអេក្រង់ដើមរបស់អ្នកបាន។</p><h3>Android</h3><ol><li>បើកគេហទំព័រក្នុងកម្មវិធីរុករក។</li><li>បើកម៉ឺនុយរបស់កម្មវិធីរុករក។</li><li>ជ្រើស <strong>ដំឡើងកម្មវិធី</strong> ឬ <strong>បន្ថែមទៅអេក្រង់ដើម</strong>។</li></ol><h3>iPhone និង iPad</h3><ol><li>បើកគេហទំព័រក្នុង Safari។</li><li>ចុចសញ្ញាចែករំលែក។</li><li>ជ្រើស <strong>បន្ថែមទៅអេក្រង់ដើម</strong>។</li></ol><p>ទំព័រ<a href="/down">ទាញយកកម្មវិធី</a>បង្ហាញកូដ QR ដែលបើកគេហទំព័រនេះលើទូរស័ព្ទរបស់អ្នក។</p>',
      AR: '<p>لا شيء تنزّله من متجر: يمكن وضع الموقع نفسه على شاشتك الرئيسية.</p><h3>أندرويد</h3><ol><li>افتح الموقع في متصفحك.</li><li>افتح قائمة المتصفح.</li><li>اختر <strong>تثبيت التطبيق</strong> أو <strong>إضافة إلى الشاشة الرئيسية</strong>.</li></ol><h3>آيفون وآيباد</h3><ol><li>افتح الموقع في سفاري.</li><li>المس علامة المشاركة.</li><li>اختر <strong>إضافة إلى الشاشة الرئيسية</strong>.</li></ol><p>تعرض صفحة <a href="/down">تنزيل التطبيق</a> رمز QR يفتح هذا الموقع على هاتفك.</p>',
    },
    place: 7,
  },
  {
    tag: 'privacy',
    titles: { EN: 'Privacy', KM: 'ឯកជនភាព', AR: 'الخصوصية' },
    contents: {
      EN: '<p>Version 2026-11.</p><h3>What we store</h3><ul><li>Your user name, and your password only as a hash from which it cannot be read.</li><li>Your bets, wins and balance entries, because a record that can be erased could not be checked.</li><li>Your log-ins with time, device and network address, to protect your account.</li><li>The version of the agreement that you accepted, and when.</li></ul><h3>In your browser</h3><p>A cookie keeps you logged in; others keep your language and, if you ask for it, your user name for a day. There are no advertising cookies and no trackers of others.</p><h3>Who sees it</h3><p>You; our staff as far as their work needs it; your agent, if you have one, without your name. Winners are shown masked. We sell no data.</p><h3>Your rights</h3><p>Write to us to see, correct or close your account. Balance entries stay, without your name, so that the books remain complete.</p>',
      KM: '<p>កំណែ 2026-11។</p><h3>អ្វីដែលយើងរក្សាទុក</h3><ul><li>ឈ្មោះអ្នកប្រើរបស់អ្នក និងពាក្យសម្ងាត់ក្នុងទម្រង់ដែលអានមិនបាន។</li><li>ការភ្នាល់ ការឈ្នះ និងប្រតិបត្តិការសមតុល្យ ព្រោះកំណត់ត្រាដែលលុបបាន មិនអាចពិនិត្យបានទេ។</li><li>ការចូលគណនី ជាមួយពេលវេលា ឧបករណ៍ និងអាសយដ្ឋានបណ្តាញ ដើម្បីការពារគណនីរបស់អ្នក។</li><li>កំណែកិច្ចព្រមព្រៀងដែលអ្នកបានយល់ព្រម និងពេលវេលា។</li></ul><h3>ក្នុងកម្មវិធីរុករករបស់អ្នក</h3><p>ខូគីមួយរក្សាការចូលគណនី។ ខូគីផ្សេងទៀតរក្សាភាសា ហើយបើអ្នកសុំ ក៏រក្សាឈ្មោះអ្នកប្រើមួយថ្ងៃដែរ។ គ្មានខូគីផ្សាយពាណិជ្ជកម្ម ឬកម្មវិធីតាមដានរបស់អ្នកដទៃទេ។</p><h3>អ្នកណាមើលឃើញ</h3><p>អ្នកផ្ទាល់ បុគ្គលិករបស់យើងតាមតម្រូវការការងារ និងភ្នាក់ងាររបស់អ្នក (បើមាន) ដោយមិនឃើញឈ្មោះ។ អ្នកឈ្នះត្រូវបានបង្ហាញដោយបិទបាំងឈ្មោះ។ យើងមិនលក់ទិន្នន័យទេ។</p><h3>សិទ្ធិរបស់អ្នក</h3><p>សរសេរមកយើងដើម្បីមើល កែ ឬបិទគណនី។ ប្រតិបត្តិការសមតុល្យនៅរក្សាទុកដោយគ្មានឈ្មោះអ្នក ដើម្បីឱ្យបញ្ជីគណនេយ្យពេញលេញ។</p>',
      AR: '<p>الإصدار 2026-11.</p><h3>ما نخزّنه</h3><ul><li>اسم المستخدم، وكلمة مرورك بصيغة لا يمكن قراءتها منها.</li><li>رهاناتك ومكاسبك وقيود رصيدك، لأن سجلًا يمكن محوه لا يمكن التحقق منه.</li><li>عمليات دخولك مع الوقت والجهاز وعنوان الشبكة، لحماية حسابك.</li><li>إصدار الاتفاقية الذي قبلته ووقت قبوله.</li></ul><h3>في متصفحك</h3><p>ملف تعريف ارتباط يبقيك داخل حسابك، وأخرى تحفظ لغتك، واسم المستخدم ليوم واحد إن طلبت ذلك. لا توجد ملفات إعلانية ولا متعقّبات لجهات أخرى.</p><h3>من يراه</h3><p>أنت، وفريقنا بقدر ما يحتاجه عمله، ووكيلك إن وُجد دون اسمك. يُعرض الفائزون بأسماء محجوبة. لا نبيع أي بيانات.</p><h3>حقوقك</h3><p>اكتب إلينا للاطلاع على حسابك أو تصحيحه أو إغلاقه. تبقى قيود الرصيد دون اسمك لتظل الدفاتر كاملة.</p>',
    },
    place: 8,
  },
  {
    tag: 'terms',
    titles: { EN: 'User agreement', KM: 'កិច្ចព្រមព្រៀងអ្នកប្រើ', AR: 'اتفاقية المستخدم' },
    contents: {
      EN: '<p>Version 2026-11. You accept it when you register; we keep the version with the time.</p><ol><li><strong>Age.</strong> You are at least 18 years old and of full age where you live.</li><li><strong>Play money.</strong> All amounts are play money without any value in money. There are no deposits, no purchases and no payouts.</li><li><strong>Your account.</strong> You have one account, keep its password to yourself and answer for what is done with it.</li><li><strong>Rules.</strong> The <a href="/help?tag=rules">house rules</a> are part of this agreement.</li><li><strong>Data.</strong> We use your data as <a href="/help?tag=privacy">Privacy</a> says.</li><li><strong>Service.</strong> We keep the site running with care but cannot promise that it never stops. The record on our server decides.</li><li><strong>End.</strong> You may close your account at any time. We may close an account that breaks the rules, and say why.</li><li><strong>Changes.</strong> If this agreement changes, we announce it here before it takes effect.</li></ol>',
      KM: '<p>កំណែ 2026-11។ អ្នកយល់ព្រមពេលចុះឈ្មោះ។ យើងរក្សាទុកកំណែ និងពេលវេលា។</p><ol><li><strong>អាយុ។</strong> អ្នកមានអាយុយ៉ាងតិច 18 ឆ្នាំ និងពេញវ័យតាមច្បាប់នៅកន្លែងដែលអ្នករស់នៅ។</li><li><strong>ប្រាក់លេង។</strong> ចំនួនទាំងអស់ជាប្រាក់លេងដែលគ្មានតម្លៃជាប្រាក់ពិត។ គ្មានការដាក់ប្រាក់ ការទិញ ឬការដកប្រាក់ទេ។</li><li><strong>គណនីរបស់អ្នក។</strong> អ្នកមានគណនីមួយ រក្សាពាក្យសម្ងាត់ដោយខ្លួនឯង ហើយទទួលខុសត្រូវលើអ្វីដែលធ្វើដោយគណនីនោះ។</li><li><strong>វិធាន។</strong> <a href="/help?tag=rules">វិធានរបស់យើង</a>ជាផ្នែកមួយនៃកិច្ចព្រមព្រៀងនេះ។</li><li><strong>ទិន្នន័យ។</strong> យើងប្រើទិន្នន័យរបស់អ្នកតាមអ្វីដែល<a href="/help?tag=privacy">ឯកជនភាព</a>ចែង។</li><li><strong>សេវា។</strong> យើងថែរក្សាគេហទំព័រដោយយកចិត្តទុកដាក់ ប៉ុន្តែមិនអាចសន្យាថាវាមិនដែលឈប់ទេ។ កំណត់ត្រាលើម៉ាស៊ីនមេរបស់យើងជាអ្នកសម្រេច។</li><li><strong>ការបញ្ចប់។</strong> អ្នកអាចបិទគណនីបានគ្រប់ពេល។ យើងអាចបិទគណនីដែលបំពានវិធាន ហើយប្រាប់មូលហេតុ។</li><li><strong>ការផ្លាស់ប្តូរ។</strong> បើកិច្ចព្រមព្រៀងនេះផ្លាស់ប្តូរ យើងប្រកាសនៅទីនេះមុនពេលចូលជាធរមាន។</li></ol>',
      AR: '<p>الإصدار 2026-11. تقبلها عند التسجيل، ونحفظ الإصدار مع الوقت.</p><ol><li><strong>السن.</strong> عمرك 18 عامًا على الأقل وأنت بالغ سن الرشد حيث تقيم.</li><li><strong>نقود اللعب.</strong> كل المبالغ نقود لعب بلا قيمة نقدية. لا إيداع ولا شراء ولا صرف.</li><li><strong>حسابك.</strong> لك حساب واحد، وتحفظ كلمة مروره لنفسك، وتتحمل مسؤولية ما يُفعل به.</li><li><strong>القواعد.</strong> <a href="/help?tag=rules">قواعد الدار</a> جزء من هذه الاتفاقية.</li><li><strong>البيانات.</strong> نستخدم بياناتك كما تنص <a href="/help?tag=privacy">الخصوصية</a>.</li><li><strong>الخدمة.</strong> نشغّل الموقع بعناية لكن لا نعد بأنه لن يتوقف أبدًا. السجل على خادمنا هو الفيصل.</li><li><strong>الإنهاء.</strong> يمكنك إغلاق حسابك متى شئت. ويمكننا إغلاق حساب يخالف القواعد مع بيان السبب.</li><li><strong>التغييرات.</strong> إذا تغيّرت هذه الاتفاقية نعلن ذلك هنا قبل سريانه.</li></ol>',
    },
    place: 9,
  },
  {
    tag: 'contact',
    titles: { EN: 'Contact us', KM: 'ទាក់ទងយើង', AR: 'تواصل معنا' },
    contents: {
      EN: '<p>Customer service answers day and night.</p><ul><li>Live chat, Telegram and Facebook: in the side menu.</li><li>Mail: <a href="mailto:support@example.org">support@example.org</a></li></ul><p>Tell us your user name and, if it is about a bet, the number of the round from your record. Never send your password.</p><h3>Complaints</h3><p>You get an answer with reasons. If you do not agree, ask for a second person to look at it.</p>',
      KM: '<p>សេវាអតិថិជនឆ្លើយទាំងថ្ងៃទាំងយប់។</p><ul><li>ជជែកផ្ទាល់ តេឡេក្រាម និងហ្វេសប៊ុក៖ នៅម៉ឺនុយចំហៀង។</li><li>អ៊ីមែល៖ <a href="mailto:support@example.org">support@example.org</a></li></ul><p>សូមប្រាប់ឈ្មោះអ្នកប្រើរបស់អ្នក ហើយបើអំពីការភ្នាល់ សូមប្រាប់លេខជុំពីកំណត់ត្រា។ កុំផ្ញើពាក្យសម្ងាត់របស់អ្នកជាដាច់ខាត។</p><h3>បណ្តឹង</h3><p>អ្នកទទួលបានចម្លើយដែលមានហេតុផល។ បើអ្នកមិនយល់ស្រប សូមសុំឱ្យមនុស្សម្នាក់ទៀតពិនិត្យ។</p>',
      AR: '<p>تجيب خدمة العملاء ليلًا ونهارًا.</p><ul><li>المحادثة المباشرة وتيليغرام وفيسبوك: في القائمة الجانبية.</li><li>البريد: <a href="mailto:support@example.org">support@example.org</a></li></ul><p>أخبرنا باسم المستخدم، وإن كان الأمر يتعلق برهان فأرسل رقم الجولة من سجلّك. لا ترسل كلمة مرورك أبدًا.</p><h3>الشكاوى</h3><p>تحصل على جواب معلَّل. وإن لم توافق فاطلب أن ينظر فيه شخص ثانٍ.</p>',
    },
    place: 10,
  },
];
