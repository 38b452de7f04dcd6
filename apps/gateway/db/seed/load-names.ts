import type { Localized } from '@mekong/catalogue/types';

/** A part of a name in seven languages, in the order EN KM CN TH PT AR VI. */
type Part = readonly [string, string, string, string, string, string, string];

const QUALITIES: readonly Part[] = [
  ['Golden', 'មាស', '黄金', 'ทองคำ', 'Dourado', 'الذهبي', 'Vàng'],
  ['Lucky', 'សំណាង', '幸运', 'นำโชค', 'Sortudo', 'المحظوظ', 'May Mắn'],
  ['Royal', 'រាជ', '皇家', 'ราชัน', 'Real', 'الملكي', 'Hoàng Gia'],
  ['Hidden', 'លាក់កំបាំង', '隐藏', 'ซ่อนเร้น', 'Oculto', 'الخفي', 'Ẩn Giấu'],
  ['Wild', 'ព្រៃ', '狂野', 'พงไพร', 'Selvagem', 'البري', 'Hoang Dã'],
  ['Mystic', 'អាថ៌កំបាំង', '神秘', 'ลึกลับ', 'Místico', 'الغامض', 'Huyền Bí'],
  ['Silver', 'ប្រាក់', '白银', 'เงินยวง', 'Prateado', 'الفضي', 'Bạc'],
  ['Brave', 'ក្លាហាន', '勇敢', 'ผู้กล้า', 'Valente', 'الشجاع', 'Can Đảm'],
  ['Burning', 'ភ្លើង', '烈焰', 'เพลิง', 'Ardente', 'الملتهب', 'Rực Lửa'],
  ['Frozen', 'ទឹកកក', '冰封', 'น้ำแข็ง', 'Gelado', 'المتجمد', 'Băng Giá'],
  ['Ancient', 'បុរាណ', '远古', 'โบราณ', 'Antigo', 'القديم', 'Cổ Đại'],
  ['Emerald', 'មរកត', '翡翠', 'มรกต', 'Esmeralda', 'الزمردي', 'Lục Bảo'],
  ['Midnight', 'អធ្រាត្រ', '午夜', 'เที่ยงคืน', 'da Meia-Noite', 'منتصف الليل', 'Nửa Đêm'],
  ['Crystal', 'គ្រីស្តាល់', '水晶', 'คริสตัล', 'de Cristal', 'الكريستالي', 'Pha Lê'],
  ['Thunder', 'ផ្គរលាន់', '雷霆', 'สายฟ้า', 'do Trovão', 'الرعد', 'Sấm Sét'],
  ['Sacred', 'ពិសិដ្ឋ', '神圣', 'ศักดิ์สิทธิ์', 'Sagrado', 'المقدس', 'Linh Thiêng'],
  ['Happy', 'រីករាយ', '快乐', 'สุขสันต์', 'Feliz', 'السعيد', 'Vui Vẻ'],
  ['Grand', 'ដ៏អស្ចារ្យ', '盛大', 'ยิ่งใหญ่', 'Grande', 'العظيم', 'Vĩ Đại'],
  ['Silent', 'ស្ងាត់', '寂静', 'เงียบงัน', 'Silencioso', 'الصامت', 'Lặng Yên'],
  ['Dancing', 'រាំ', '起舞', 'เริงระบำ', 'Dançante', 'الراقص', 'Nhảy Múa'],
];

const THINGS: readonly Part[] = [
  ['Dragon', 'នាគ', '龙', 'มังกร', 'Dragão', 'التنين', 'Rồng'],
  ['Tiger', 'ខ្លា', '虎', 'เสือ', 'Tigre', 'النمر', 'Hổ'],
  ['Lotus', 'ផ្កាឈូក', '莲花', 'ดอกบัว', 'Lótus', 'اللوتس', 'Hoa Sen'],
  ['River', 'ទន្លេ', '江河', 'แม่น้ำ', 'Rio', 'النهر', 'Dòng Sông'],
  ['Temple', 'ប្រាសាទ', '神庙', 'วิหาร', 'Templo', 'المعبد', 'Đền'],
  ['Pearl', 'គុជ', '珍珠', 'ไข่มุก', 'Pérola', 'اللؤلؤة', 'Ngọc Trai'],
  ['Elephant', 'ដំរី', '大象', 'ช้าง', 'Elefante', 'الفيل', 'Voi'],
  ['Monkey', 'ស្វា', '猴子', 'ลิง', 'Macaco', 'القرد', 'Khỉ'],
  ['Phoenix', 'ហង្ស', '凤凰', 'หงส์', 'Fênix', 'العنقاء', 'Phượng Hoàng'],
  ['Lantern', 'គោម', '灯笼', 'โคมไฟ', 'Lanterna', 'الفانوس', 'Đèn Lồng'],
  ['Treasure', 'កំណប់', '宝藏', 'ขุมทรัพย์', 'Tesouro', 'الكنز', 'Kho Báu'],
  ['Mountain', 'ភ្នំ', '高山', 'ภูเขา', 'Montanha', 'الجبل', 'Núi'],
  ['Garden', 'សួន', '花园', 'สวน', 'Jardim', 'الحديقة', 'Khu Vườn'],
  ['Ocean', 'មហាសមុទ្រ', '海洋', 'มหาสมุทร', 'Oceano', 'المحيط', 'Đại Dương'],
  ['Warrior', 'អ្នកចម្បាំង', '战士', 'นักรบ', 'Guerreiro', 'المحارب', 'Chiến Binh'],
  ['Princess', 'ព្រះនាង', '公主', 'เจ้าหญิง', 'Princesa', 'الأميرة', 'Công Chúa'],
  ['Crown', 'មកុដ', '皇冠', 'มงกุฎ', 'Coroa', 'التاج', 'Vương Miện'],
  ['Market', 'ផ្សារ', '集市', 'ตลาด', 'Mercado', 'السوق', 'Phiên Chợ'],
  ['Monsoon', 'មូសុង', '季风', 'มรสุม', 'Monção', 'الموسم', 'Gió Mùa'],
  ['Buffalo', 'ក្របី', '水牛', 'ควาย', 'Búfalo', 'الجاموس', 'Trâu'],
  ['Peacock', 'ក្ងោក', '孔雀', 'นกยูง', 'Pavão', 'الطاووس', 'Công'],
  ['Castle', 'វាំង', '城堡', 'ปราสาท', 'Castelo', 'القلعة', 'Lâu Đài'],
  ['Comet', 'ផ្កាយដុះកន្ទុយ', '彗星', 'ดาวหาง', 'Cometa', 'المذنب', 'Sao Chổi'],
  ['Orchid', 'អ័រគីដេ', '兰花', 'กล้วยไม้', 'Orquídea', 'الأوركيد', 'Hoa Lan'],
  ['Turtle', 'អណ្តើក', '神龟', 'เต่า', 'Tartaruga', 'السلحفاة', 'Rùa'],
];

const ENDINGS: readonly Part[] = [
  ['Fortune', 'ទ្រព្យ', '财富', 'โชคลาภ', 'Fortuna', 'الثروة', 'Vận May'],
  ['Quest', 'ដំណើរ', '探险', 'ผจญภัย', 'Aventura', 'المغامرة', 'Truy Tìm'],
  ['Riches', 'សម្បត្តិ', '富贵', 'มั่งคั่ง', 'Riqueza', 'الغنى', 'Phú Quý'],
  ['Night', 'រាត្រី', '之夜', 'ราตรี', 'Noite', 'الليل', 'Đêm'],
  ['Party', 'ពិធីជប់លៀង', '派对', 'ปาร์ตี้', 'Festa', 'الحفلة', 'Bữa Tiệc'],
  ['Kingdom', 'អាណាចក្រ', '王国', 'อาณาจักร', 'Reino', 'المملكة', 'Vương Quốc'],
  ['Legend', 'រឿងព្រេង', '传说', 'ตำนาน', 'Lenda', 'الأسطورة', 'Huyền Thoại'],
  ['Rush', 'ប្រញាប់', '狂潮', 'เร่งรีบ', 'Corrida', 'الاندفاع', 'Cơn Lốc'],
  ['Wheel', 'កង់', '转轮', 'วงล้อ', 'Roda', 'العجلة', 'Vòng Quay'],
  ['Storm', 'ព្យុះ', '风暴', 'พายุ', 'Tempestade', 'العاصفة', 'Bão'],
];

const of = (parts: readonly Part[], at: number): Part => parts[at % parts.length] as Part;

/** Name of game number n (from 0): three words and, when all of these are said, a number. */
export function loadName(n: number): Localized {
  const rounds = QUALITIES.length * THINGS.length * ENDINGS.length;
  const inRound = n % rounds;
  const quality = of(QUALITIES, inRound);
  const thing = of(THINGS, Math.floor(inRound / QUALITIES.length));
  const ending = of(ENDINGS, Math.floor(inRound / (QUALITIES.length * THINGS.length)));
  const number = Math.floor(n / rounds);
  const suffix = number === 0 ? '' : ` ${number + 1}`;
  return {
    EN: `${quality[0]} ${thing[0]} ${ending[0]}${suffix}`,
    KM: `${ending[1]}${thing[1]}${quality[1]}${suffix}`,
    CN: `${quality[2]}${thing[2]}${ending[2]}${suffix}`,
    TH: `${ending[3]}${thing[3]}${quality[3]}${suffix}`,
    PT: `${ending[4]} ${thing[4]} ${quality[4]}${suffix}`,
    AR: `${ending[5]} ${thing[5]} ${quality[5]}${suffix}`,
    VI: `${ending[6]} ${thing[6]} ${quality[6]}${suffix}`,
  };
}
