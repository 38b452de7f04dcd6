import { slotsOf } from './build.ts';

/** Storm, rain and rising water. */
export const slotsMonsoon = slotsOf('MONS', [
  [
    106001,
    'monsoon-tide',
    'naga',
    ['Monsoon Tide', 'ជំនន់មូសុង', '季风潮', 'คลื่นมรสุม', 'Maré da Monção', 'مدّ المونسون'],
    { hot: true },
  ],
  [106002, 'nine-rains', 'orb', ['Nine Rains', 'ភ្លៀងប្រាំបួនដង', '九场雨', 'ฝนเก้าครา', 'Nove Chuvas', 'تسع أمطار']],
  [
    106003,
    'naga-of-the-flood',
    'naga',
    ['Naga of the Flood', 'នាគទឹកជំនន់', '洪水那伽', 'นาคแห่งสายน้ำหลาก', 'Naga da Cheia', 'ناغا الفيضان'],
    { hot: true },
  ],
  [106004, 'thunder-drum', 'drum', ['Thunder Drum', 'ស្គរផ្គរលាន់', '雷鼓', 'กลองฟ้าร้อง', 'Tambor do Trovão', 'طبل الرعد']],
  [
    106005,
    'rain-on-the-roof',
    'lantern',
    ['Rain on the Roof', 'ភ្លៀងលើដំបូល', '屋顶听雨', 'ฝนบนหลังคา', 'Chuva no Telhado', 'مطر على السطح'],
  ],
  [
    106006,
    'the-lake-turns-back',
    'boat',
    ['The Lake Turns Back', 'ទឹកបឹងហូរត្រឡប់', '湖水倒流', 'ทะเลสาบไหลย้อน', 'O Lago Volta Atrás', 'حين تعود البحيرة'],
  ],
  [
    106007,
    'flood-plain-buffalo',
    'buffalo',
    ['Flood Plain Buffalo', 'ក្របីវាលលិចទឹក', '泛滥平原水牛', 'ควายทุ่งน้ำท่วม', 'Búfalo da Várzea', 'جاموس السهل'],
  ],
  [
    106008,
    'storm-lantern',
    'lantern',
    ['Storm Lantern', 'គោមព្យុះ', '风暴灯笼', 'โคมกลางพายุ', 'Lanterna da Tempestade', 'فانوس العاصفة'],
  ],
  [
    106009,
    'green-season',
    'gecko',
    ['Green Season', 'រដូវវស្សា', '绿色雨季', 'ฤดูเขียวขจี', 'Estação Verde', 'الموسم الأخضر'],
    { coat: 'leaf' },
  ],
  [
    106010,
    'boats-in-the-storm',
    'boat',
    ['Boats in the Storm', 'ទូកក្នុងព្យុះ', '风暴行船', 'เรือกลางพายุ', 'Barcos na Tempestade', 'قوارب في العاصفة'],
    { fresh: true },
  ],
  [
    106011,
    'rainbow-coins',
    'coins',
    ['Rainbow Coins', 'កាក់ឥន្ទធនូ', '彩虹金币', 'เหรียญสายรุ้ง', 'Moedas do Arco-íris', 'عملات قوس قزح'],
  ],
  [
    106012,
    'frog-song-sevens',
    'seven',
    ['Frog Song Sevens', 'ប្រាំពីរចម្រៀងកង្កែប', '蛙鸣七连', 'เลขเจ็ดเสียงกบ', 'Setes do Canto das Rãs', 'سبعات نقيق الضفادع'],
  ],
]);
