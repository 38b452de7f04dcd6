import { nouns, phrases } from './words.ts';

export const sportsKinds = nouns(`
  football | Football | បាល់ទាត់ | 足球 | ฟุตบอล | m Futebol | f كرة قدم/كرة القدم | Bóng Đá
  basketball | Basketball | បាល់បោះ | 篮球 | บาสเกตบอล | m Basquete | f كرة سلة/كرة السلة | Bóng Rổ
  tennis | Tennis | តេន្នីស | 网球 | เทนนิส | m Tênis | m تنس | Quần Vợt
  glove | Boxing | ប្រដាល់ | 拳击 | มวย | m Boxe | f ملاكمة | Quyền Anh
  volleyball | Volleyball | បាល់ទះ | 排球 | วอลเลย์บอล | m Vôlei | f كرة طائرة/الكرة الطائرة | Bóng Chuyền
  shuttle | Badminton | វាយសី | 羽毛球 | แบดมินตัน | m Badminton | f ريشة طائرة/الريشة الطائرة | Cầu Lông
  net | Futsal | បាល់ទាត់ក្នុងសាល | 五人制足球 | ฟุตซอล | m Futsal | f كرة صالات/كرة الصالات | Futsal
  medal | Athletics | អត្តពលកម្ម | 田径 | กรีฑา | m Atletismo | f ألعاب قوى/ألعاب القوى | Điền Kinh
  trophy | Boat Racing | អុំទូក | 龙舟 | แข่งเรือ | m Remo | m سباق قوارب/سباق القوارب | Đua Thuyền
`);

export const esportsKinds = nouns(`
  swords | Lane Battle | ចម្បាំងផ្លូវ | 分路之战 | ศึกสามเลน | f Batalha das Rotas | f معركة مسارات/معركة المسارات | Đấu Ba Đường
  crosshair | Sharpshooter | អ្នកបាញ់ | 神射手 | นักแม่นปืน | m Atirador | m قناص | Xạ Thủ
  gamepad | Street Fight | ប្រយុទ្ធតាមផ្លូវ | 街头对决 | ศึกข้างถนน | f Luta de Rua | m قتال شوارع/قتال الشوارع | Đấu Đường Phố
  headset | Squad Siege | កងទ័ពព័ទ្ធ | 小队攻城 | ทีมบุกป้อม | m Cerco em Equipe | m حصار | Công Thành
  crosshair | Last Zone | តំបន់ចុងក្រោយ | 最后圈 | โซนสุดท้าย | f Última Zona | f منطقة أخيرة/المنطقة الأخيرة | Vòng Bo Cuối
  gamepad | Neon Race | ប្រណាំងនីអុង | 霓虹竞速 | ซิ่งนีออน | f Corrida Neon | m سباق نيون/سباق النيون | Đua Neon
  swords | Hero Clash | វីរបុរសប្រយុទ្ធ | 英雄交锋 | ศึกวีรชน | m Duelo de Heróis | m صدام أبطال/صدام الأبطال | Đại Chiến Anh Hùng
  headset | Virtual Football | បាល់ទាត់និម្មិត | 虚拟足球 | ฟุตบอลเสมือน | m Futebol Virtual | f كرة افتراضية/الكرة الافتراضية | Bóng Đá Ảo
`);

/** Competitions of a season. */
export const seasons = phrases(`
  * League | លីគ* | *联赛 | ลีก* | Liga ~ | دوري ^ | Giải *
  * Masters | ម្ចាស់ជើងឯក* | *大师赛 | มาสเตอร์* | Mestres ~ | أساتذة ^ | Bậc Thầy *
  * Open | ប្រកួតបើកចំហ* | *公开赛 | โอเพ่น* | Aberto ~ | بطولة ^ المفتوحة | * Mở Rộng
  * Night | រាត្រីនៃ* | *之夜 | ค่ำคืน* | Noite ~ | ليلة ^ | Đêm *
  Sunday * | *ថ្ងៃអាទិត្យ | 周日* | *วันอาทิตย์ | * de Domingo | ^ يوم الأحد | * Chủ Nhật
  %in-play Live * | *ផ្សាយផ្ទាល់ | *滚球 | *สด | * Ao Vivo | ^ مباشرة | * Trực Tiếp
  Island * | *កោះ | 海岛* | *ชาวเกาะ | * das Ilhas | ^ في الجزر | * Hải Đảo
  Border * | *ព្រំដែន | 边境* | *ชายแดน | * da Fronteira | ^ على الحدود | * Biên Giới
  Coastal * | *ឆ្នេរសមុទ្រ | 沿海* | *ชายฝั่ง | * do Litoral | ^ على الساحل | * Duyên Hải
  %tournament * Grand Final | វគ្គផ្តាច់ព្រ័ត្រ* | *总决赛 | นัดชิง* | Grande Final ~ | نهائي ^ | Chung Kết *
  %combo-bets * Weekend | ចុងសប្តាហ៍* | *周末场 | สุดสัปดาห์* | Fim de Semana ~ | عطلة ^ | * Cuối Tuần
  Young * | *យុវជន | 青年* | *เยาวชน | * Juvenil | ^ للشباب | * Trẻ
  * Academy | បណ្ឌិត្យសភា* | *学院赛 | อะคาเดมี* | Academia ~ | أكاديمية ^ | Học Viện *
  Harbour City * | *ទីក្រុងកំពង់ផែ | 港城* | *เมืองท่า | * da Cidade Portuária | ^ في مدينة المرفأ | * Thành Phố Cảng
`);

export const draws = nouns(`
  balls | Two Digits | លេខពីរខ្ទង់ | 二位数 | เลขสองตัว | m Dois Dígitos | m رقمان | Hai Chữ Số
  cage | Three Digits | លេខបីខ្ទង់ | 三位数 | เลขสามตัว | m Três Dígitos | f أرقام ثلاثة/الأرقام الثلاثة | Ba Chữ Số
  ticket | Four Digits | លេខបួនខ្ទង់ | 四位数 | เลขสี่ตัว | m Quatro Dígitos | f أرقام أربعة/الأرقام الأربعة | Bốn Chữ Số
  star | Five Stars | ផ្កាយប្រាំ | 五星彩 | ห้าดาว | m Cinco Estrelas | f نجوم خمس/النجوم الخمس | Năm Sao
  balls | Six Balls | បាល់ប្រាំមួយ | 六合球 | หกลูก | m Seis Bolas | f كرات ست/الكرات الست | Sáu Bóng
  ticket | Fortune Draw | ឆ្នោតសំណាង | 好运开奖 | หวยนำโชค | m Sorteio da Sorte | m سحب حظ/سحب الحظ | Quay Số May Mắn
`);

/** Where and when numbers are drawn. */
export const drawTimes = phrases(`
  Morning * | *ពេលព្រឹក | 早间* | *รอบเช้า | * da Manhã | ^ في الصباح | * Buổi Sáng
  Noon * | *ពេលថ្ងៃត្រង់ | 午间* | *รอบเที่ยง | * do Meio-dia | ^ عند الظهيرة | * Buổi Trưa
  Evening * | *ពេលល្ងាច | 晚间* | *รอบเย็น | * da Tarde | ^ في المساء | * Buổi Tối
  %fast-round Quick * | *រហ័ស | 快开* | *ด่วน | * Express | ^ على عجل | * Nhanh
  Northern * | *ខាងជើង | 北部* | *ภาคเหนือ | * do Norte | ^ في الشمال | * Miền Bắc
  Central * | *ភាគកណ្តាល | 中部* | *ภาคกลาง | * do Centro | ^ في الوسط | * Miền Trung
  Southern * | *ខាងត្បូង | 南部* | *ภาคใต้ | * do Sul | ^ في الجنوب | * Miền Nam
  Weekend * | *ចុងសប្តាហ៍ | 周末* | *สุดสัปดาห์ | * do Fim de Semana | ^ في عطلة الأسبوع | * Cuối Tuần
  Full Moon * | *ថ្ងៃពេញបូណ៌មី | 满月* | *คืนวันเพ็ญ | * da Lua Cheia | ^ ليلة البدر | * Đêm Rằm
`);
