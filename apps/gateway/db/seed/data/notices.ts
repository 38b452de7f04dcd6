import type { AnnouncementSeed } from './types.ts';

/** Lines of the marquee (PL) and notices for agents (H). */
export const notices: readonly AnnouncementSeed[] = [
  {
    key: 'line-play-money',
    type: 'PL',
    titles: { EN: 'Play money only', KM: 'ប្រាក់លេងប៉ុណ្ណោះ', AR: 'نقود لعب فقط' },
    contents: {
      EN: '<p>Everything here is play money. Nothing can be bought, and nothing is paid out.</p>',
      KM: '<p>អ្វីៗទាំងអស់នៅទីនេះជាប្រាក់លេង។ ទិញមិនបាន ហើយដកក៏មិនបានដែរ។</p>',
      AR: '<p>كل ما هنا نقود لعب. لا يُشترى شيء ولا يُصرف شيء.</p>',
    },
    daysAgo: 10,
    place: 1,
  },
  {
    key: 'line-lotus-fortune',
    type: 'PL',
    titles: { EN: 'Lotus Fortune is open', KM: 'ល្បែងសំណាងផ្កាឈូកបើកហើយ', AR: 'افتُتحت لعبة حظ اللوتس' },
    contents: {
      EN: '<p>Lotus Fortune is open: our own slot, with seeds that you can check.</p>',
      KM: '<p>ល្បែងសំណាងផ្កាឈូកបើកហើយ៖ ស្លុតរបស់យើងផ្ទាល់ ដែលអាចផ្ទៀងផ្ទាត់បាន។</p>',
      AR: '<p>افتُتحت «حظ اللوتس»: لعبتنا الخاصة ببذور يمكنك التحقق منها.</p>',
    },
    daysAgo: 3,
    place: 2,
  },
  {
    key: 'line-take-a-break',
    type: 'PL',
    titles: { EN: 'Time for a break?', KM: 'ដល់ពេលសម្រាកហើយឬនៅ?', AR: 'هل حان وقت الراحة؟' },
    contents: {
      EN: '<p>The clock above the game shows how long you have played. A break is a good move.</p>',
      KM: '<p>នាឡិកាខាងលើល្បែងបង្ហាញថាអ្នកលេងយូរប៉ុណ្ណាហើយ។ ការសម្រាកជាជម្រើសល្អ។</p>',
      AR: '<p>تبيّن الساعة فوق اللعبة كم لعبت. الاستراحة خطوة جيدة.</p>',
    },
    daysAgo: 6,
    place: 3,
  },
  {
    key: 'line-never-share',
    type: 'PL',
    titles: { EN: 'Your password is yours', KM: 'ពាក្យសម្ងាត់ជារបស់អ្នក', AR: 'كلمة مرورك لك وحدك' },
    contents: {
      EN: '<p>We never ask for your password. Not by chat, not by phone, not by mail.</p>',
      KM: '<p>យើងមិនដែលសុំពាក្យសម្ងាត់របស់អ្នកទេ ទោះតាមការជជែក ទូរស័ព្ទ ឬអ៊ីមែល។</p>',
      AR: '<p>لا نطلب كلمة مرورك أبدًا، لا في المحادثة ولا بالهاتف ولا بالبريد.</p>',
    },
    daysAgo: 8,
    place: 4,
  },
  {
    key: 'agent-no-money',
    type: 'H',
    execution: 'A',
    titles: {
      EN: 'For agents: no money changes hands',
      KM: 'សម្រាប់ភ្នាក់ងារ៖ គ្មានការប្រគល់ប្រាក់ពិត',
      AR: 'للوكلاء: لا يتبادل أحد أي مال',
    },
    contents: {
      EN: '<p>This site runs on play money. An agent who collects or pays real money for it loses the account at once.</p>',
      KM: '<p>គេហទំព័រនេះដំណើរការដោយប្រាក់លេង។ ភ្នាក់ងារណាដែលប្រមូល ឬបង់ប្រាក់ពិតសម្រាប់ប្រាក់លេង នឹងត្រូវបិទគណនីភ្លាម។</p>',
      AR: '<p>يعمل هذا الموقع بنقود لعب. أي وكيل يجمع أو يدفع مالًا حقيقيًا مقابلها يفقد حسابه فورًا.</p>',
    },
    daysAgo: 11,
    place: 1,
  },
  {
    key: 'agent-privacy',
    type: 'H',
    execution: 'A',
    titles: {
      EN: 'For agents: names of players stay masked',
      KM: 'សម្រាប់ភ្នាក់ងារ៖ ឈ្មោះអ្នកលេងត្រូវបានបិទបាំង',
      AR: 'للوكلاء: تبقى أسماء اللاعبين محجوبة',
    },
    contents: {
      EN: '<p>You see what your downlines play, not who they are. Do not ask players for their passwords or codes.</p>',
      KM: '<p>អ្នកឃើញអ្វីដែលខ្សែក្រោមរបស់អ្នកលេង មិនមែនអត្តសញ្ញាណរបស់ពួកគេទេ។ កុំសុំពាក្យសម្ងាត់ ឬលេខកូដពីអ្នកលេង។</p>',
      AR: '<p>ترى ما يلعبه فريقك، لا هويات أفراده. لا تطلب من اللاعبين كلمات مرورهم أو رموزهم.</p>',
    },
    daysAgo: 7,
    place: 2,
  },
];
