import { phrases } from './words.ts';

/** How something is. Colours tint the drawing as the words say. */
export const qualities = phrases(`
  #gold Golden * | *មាស | 黄金* | *ทอง | * Dourad@ | ^ الذهبي@ | * Vàng
  #silver Silver * | *ប្រាក់ | 白银* | *เงิน | * Pratead@ | ^ الفضي@ | * Bạc
  #ruby Crimson * | *ក្រហម | 赤红* | *สีชาด | * Escarlate | ^ القرمزي@ | * Đỏ Thẫm
  #jade Emerald * | *មរកត | 翠绿* | *มรกต | * Esmeralda | ^ الزمردي@ | * Xanh Ngọc
  #sky Azure * | *ពណ៌មេឃ | 碧蓝* | *สีคราม | * Azul | ^ السماوي@ | * Xanh Da Trời
  #violet Violet * | *ពណ៌ស្វាយ | 紫色* | *สีม่วง | * Violeta | ^ البنفسجي@ | * Tím
  #rose Rose * | *ពណ៌ផ្កាឈូក | 玫瑰色* | *สีกุหลาบ | * Rosad@ | ^ الوردي@ | * Hồng
  #coral Coral * | *ផ្កាថ្ម | 珊瑚色* | *ปะการัง | * Coral | ^ المرجاني@ | * San Hô
  Lucky * | *នាំសំណាង | 幸运* | *นำโชค | * da Sorte | ^ المحظوظ@ | * May Mắn
  Royal * | *រាជវង្ស | 皇家* | *ราชสำนัก | * Real | ^ الملكي@ | * Hoàng Gia
  Noble * | *ថ្លៃថ្នូរ | 高贵的* | *สูงศักดิ์ | * Nobre | ^ النبيل@ | * Cao Quý
  Ancient * | *បុរាណ | 远古* | *โบราณ | * Antig@ | ^ العتيق@ | * Cổ Đại
  Magic * | *វេទមន្ត | 魔法* | *วิเศษ | * Mágic@ | ^ السحري@ | * Ma Thuật
  Secret * | *អាថ៌កំបាំង | 神秘* | *ลึกลับ | * Secret@ | ^ السري@ | * Bí Mật
  Lost * | *ដែលបាត់ | 失落的* | *ที่หายไป | * Perdid@ | ^ المفقود@ | * Thất Lạc
  Shining * | *ភ្លឺចែងចាំង | 闪耀* | *เปล่งประกาย | * Brilhante | ^ الساطع@ | * Tỏa Sáng
  Eternal * | *អមតៈ | 永恒* | *นิรันดร์ | * Etern@ | ^ الأبدي@ | * Vĩnh Hằng
  Mighty * | *មហិមា | 威武* | *ทรงพลัง | * Poderos@ | ^ الجبار@ | * Dũng Mãnh
  Glorious * | *រុងរឿង | 荣耀* | *อันรุ่งโรจน์ | * Glorios@ | ^ المجيد@ | * Vinh Quang
  Happy * | *រីករាយ | 欢乐* | *แสนสุข | * Feliz | ^ السعيد@ | * Vui Vẻ
  %multiplier Fiery * | *ភ្លើង | 烈焰* | *เพลิง | * de Fogo | ^ الناري@ | * Lửa
  %multiplier Thunder * | *ផ្គរលាន់ | 雷霆* | *อัสนี | * do Trovão | * الرعد | * Sấm Sét
  Moonlit * | *ក្រោមពន្លឺចន្ទ | 月下* | *ใต้แสงจันทร์ | * ao Luar | * ضوء القمر | * Dưới Trăng
  Midnight * | *អធ្រាត្រ | 午夜* | *เที่ยงคืน | * da Meia-noite | * منتصف الليل | * Nửa Đêm
  Dawn * | *អរុណ | 黎明* | *รุ่งอรุณ | * da Aurora | * الفجر | * Bình Minh
  Sunset * | *ថ្ងៃលិច | 日落* | *ยามอาทิตย์ตก | * do Pôr do Sol | * الغروب | * Hoàng Hôn
  Monsoon * | *មូសុង | 季风* | *มรสุม | * da Monção | * المونسون | * Gió Mùa
  Giant * | *យក្ស | 巨型* | *ยักษ์ | * Gigante | ^ العملاق@ | * Khổng Lồ
  Little * | *តូច | 小小* | *น้อย | Pequen@ * | ^ الصغير@ | * Nhỏ
  Prosperous * | *សម្បូរណ៍ | 兴旺* | *มั่งคั่ง | * Prósper@ | ^ المزدهر@ | * Thịnh Vượng
  Crystal * | *កែវ | 水晶* | *แก้วเจียระไน | * de Cristal | ^ البلوري@ | * Pha Lê
  Silk * | *សូត្រ | 丝绸* | *ผ้าไหม | * de Seda | ^ الحريري@ | * Lụa
  Bamboo * | *ឫស្សី | 翠竹* | *ไม้ไผ่ | * de Bambu | * الخيزران | * Tre
  Hidden * | *លាក់ខ្លួន | 隐秘* | *ซ่อนเร้น | * Ocult@ | ^ المخفي@ | * Ẩn Giấu
`);

/** How somebody is. */
export const characters = phrases(
  `
  Dancing * | *រាំ | 起舞的* | *เริงระบำ | * Dançante | ^ الراقص@ | * Nhảy Múa
  Sleeping * | *ដេកលក់ | 沉睡的* | *หลับใหล | * Adormecid@ | ^ النائم@ | * Say Ngủ
  Brave * | *ក្លាហាន | 勇敢的* | *ผู้กล้า | * Valente | ^ الشجاع@ | * Can Đảm
  Wise * | *ប្រាជ្ញ | 睿智的* | *จอมปราชญ์ | * Sábi@ | ^ الحكيم@ | * Thông Thái
  Hungry * | *ឃ្លាន | 贪吃的* | *หิวโซ | * Famint@ | ^ الجائع@ | * Đói Bụng
  Swift * | *រហ័ស | 疾速* | *ว่องไว | * Veloz | ^ السريع@ | * Thần Tốc
  Playful * | *លេងសើច | 顽皮的* | *จอมซน | * Travess@ | ^ المرح@ | * Tinh Nghịch
  Wild * | *ព្រៃ | 狂野* | *ป่า | * Selvagem | ^ البري@ | * Hoang Dã
  Wandering * | *ពនេចរ | 云游的* | *พเนจร | * Errante | ^ الجوّال@ | * Lang Thang
  Proud * | *អង់អាច | 骄傲的* | *ผู้ทระนง | * Orgulhos@ | ^ الفخور@ | * Kiêu Hãnh
  %bonus-round * Guardian | *អ្នកយាម | 守护者* | *ผู้พิทักษ์ | * {Guardião/Guardiã} | ^ الحارس@ | * Hộ Vệ
  Travelling * | *អ្នកដំណើរ | 旅行的* | *นักเดินทาง | * Viajante | ^ المسافر@ | * Du Hành
`,
  { isForCreatures: true },
);

/** Where something is. */
export const places = phrases(`
  * of the Delta | *នៃដីសណ្ត | 三角洲* | *แห่งเดลต้า | * do Delta | * الدلتا | * Châu Thổ
  * of the Lake | *នៃបឹង | 湖畔* | *แห่งทะเลสาบ | * do Lago | * البحيرة | * Vùng Hồ
  * of the River | *នៃទន្លេ | 大河* | *แห่งสายน้ำ | * do Rio | * النهر | * Sông Nước
  Harbour * | *កំពង់ផែ | 港湾* | *ท่าเรือ | * do Porto | * المرفأ | * Bến Cảng
  Night Market * | *ផ្សារយប់ | 夜市* | *ตลาดโต้รุ่ง | * do Mercado Noturno | * سوق الليل | * Chợ Đêm
  Old Town * | *ទីក្រុងចាស់ | 古城* | *เมืองเก่า | * da Cidade Velha | * المدينة القديمة | * Phố Cổ
  Jungle * | *នៃព្រៃ | 丛林* | *แห่งพงไพร | * da Selva | * الأدغال | * Rừng Rậm
  * of the Mountain | *នៃភ្នំ | 高山* | *แห่งขุนเขา | * da Montanha | * الجبل | * Núi Cao
  * of the Valley | *នៃជ្រលង | 山谷* | *แห่งหุบเขา | * do Vale | * الوادي | * Thung Lũng
  Waterfall * | *នៃទឹកជ្រោះ | 飞瀑* | *แห่งน้ำตก | * da Cachoeira | * الشلال | * Thác Nước
  Island * | *នៃកោះ | 海岛* | *แห่งเกาะ | * da Ilha | * الجزيرة | * Hải Đảo
  * of the Reef | *នៃថ្មប៉ប្រះទឹក | 礁岛* | *แห่งแนวปะการัง | * do Recife | * الشعاب | * Rạn San Hô
  Cave * | *នៃរូងភ្នំ | 洞窟* | *แห่งถ้ำ | * da Caverna | * الكهف | * Hang Động
  Rice Terrace * | *ស្រែថ្នាក់ | 梯田* | *นาขั้นบันได | * dos Arrozais | * مدرجات الأرز | * Ruộng Bậc Thang
  Bamboo Grove * | *ព្រៃឫស្សី | 竹林* | *แห่งป่าไผ่ | * do Bambuzal | * غابة الخيزران | * Rừng Tre
  Garden * | *សួនច្បារ | 花园* | *ในสวน | * do Jardim | * الحديقة | * Trong Vườn
  * of the Sky | *នៃមេឃា | 天空* | *แห่งท้องฟ้า | * do Céu | * السماء | * Bầu Trời
  * of the Stars | *នៃតារា | 星河* | *แห่งดารา | * das Estrelas | * النجوم | * Tinh Tú
  * of the East | *នៃទិសបូព៌ា | 东方* | *แห่งบูรพา | * do Oriente | * الشرق | * Phương Đông
  * of the North | *នៃទិសខាងជើង | 北方* | *แดนเหนือ | * do Norte | * الشمال | * Phương Bắc
  * of the South | *នៃទិសខាងត្បូង | 南国* | *แดนใต้ | * do Sul | * الجنوب | * Phương Nam
  * of the Ocean | *នៃមហាសមុទ្រ | 海洋* | *แห่งมหาสมุทร | * do Oceano | * المحيط | * Đại Dương
  Village * | *នៃភូមិ | 水乡* | *แห่งหมู่บ้าน | * da Aldeia | * القرية | * Làng Quê
  * of the Court | *នៃរាជវាំង | 宫廷* | *ในวัง | * da Corte | * البلاط | * Cung Đình
  * of the Kingdom | *នៃនគរ | 王国* | *แห่งอาณาจักร | * do Reino | * المملكة | * Vương Quốc
  Floating Market * | *ផ្សារបណ្តែតទឹក | 水上集市* | *ตลาดน้ำ | * do Mercado Flutuante | * السوق العائم | * Chợ Nổi
  Full Moon * | *ពេញបូណ៌មី | 满月* | *คืนเพ็ญ | * da Lua Cheia | * البدر | * Đêm Rằm
  New Year * | *ចូលឆ្នាំ | 新年* | *ปีใหม่ | * de Ano-Novo | * العام الجديد | * Năm Mới
  Water Festival * | *បុណ្យអុំទូក | 送水节* | *งานแข่งเรือ | * da Festa das Águas | * مهرجان الماء | * Lễ Hội Nước
  Rainy Season * | *រដូវវស្សា | 雨季* | *ฤดูฝน | * da Estação das Chuvas | * موسم المطر | * Mùa Mưa
`);

/** What becomes of something: the rest of a title. */
export const stories = phrases(`
  * Fortune | សំណាង* | *福运 | โชค* | Fortuna ~ | حظ ^ | Vận May *
  * Riches | ភោគទ្រព្យ* | *财富 | ความมั่งคั่งแห่ง* | Riquezas ~ | ثروات ^ | Phú Quý *
  * Gold | មាស* | *黄金 | ทองคำแห่ง* | Ouro ~ | ذهب ^ | Vàng Ròng *
  Legend of the * | រឿងព្រេង* | *传说 | ตำนาน* | Lenda ~ | أسطورة ^ | Huyền Thoại *
  Secret of the * | អាថ៌កំបាំង* | *之谜 | ความลับของ* | Segredo ~ | سر ^ | Bí Mật *
  Return of the * | ការវិលត្រឡប់នៃ* | *归来 | การกลับมาของ* | Retorno ~ | عودة ^ | * Trở Lại
  Night of the * | រាត្រី* | *之夜 | ราตรีแห่ง* | Noite ~ | ليلة ^ | Đêm *
  Dance of the * | របាំ* | *之舞 | ระบำ* | Dança ~ | رقصة ^ | Vũ Điệu *
  Song of the * | ចម្រៀង* | *之歌 | บทเพลงแห่ง* | Canção ~ | أغنية ^ | Khúc Ca *
  Path of the * | ផ្លូវ* | *之路 | เส้นทาง* | Caminho ~ | درب ^ | Con Đường *
  Quest for the * | ដំណើររក* | 寻找* | ตามหา* | Em Busca ~ | البحث عن ^ | Truy Tìm *
  * Festival | បុណ្យ* | *节 | เทศกาล* | Festival ~ | مهرجان ^ | Lễ Hội *
  * Kingdom | នគរ* | *王国 | อาณาจักร* | Reino ~ | مملكة ^ | Vương Quốc *
  * Palace | វាំង* | *宫 | วัง* | Palácio ~ | قصر ^ | Cung Điện *
  * Garden | សួន* | *花园 | สวน* | Jardim ~ | حديقة ^ | Vườn *
  * Island | កោះ* | *岛 | เกาะ* | Ilha ~ | جزيرة ^ | Đảo *
  * Valley | ជ្រលង* | *谷 | หุบเขา* | Vale ~ | وادي ^ | Thung Lũng *
  * Race | ការប្រណាំង* | *竞逐 | ศึกชิง* | Corrida ~ | سباق ^ | Cuộc Đua *
  %bonus-round Treasure of the * | កំណប់* | *秘宝 | สมบัติของ* | Tesouro ~ | كنز ^ | Báu Vật *
  %jackpot * Jackpot | ជេកផត* | *大奖 | แจ็กพอต* | Jackpot ~ | جاكبوت ^ | Jackpot *
  %megarows * Megarows | មេហ្គារ៉ូ* | *百变行 | เมกาโรว์* | Megarows ~ | ميغارو ^ | Megarows *
  %free-spins * Spins | បង្វិល* | *连转 | หมุน* | Giros ~ | دورات ^ | Lượt Quay *
  %hold-and-spin Hold the * | កាន់* | 锁定* | ล็อก* | Segure {o/a} * | أمسك ب^ | Giữ *
  %cascade * Cascade | ទឹកជ្រោះ* | *连落 | น้ำตก* | Cascata ~ | شلال ^ | Thác *
  * Parade | ក្បួនដង្ហែ* | *巡游 | ขบวน* | Desfile ~ | موكب ^ | Diễu Hành *
  * Bazaar | ផ្សារ* | *集市 | ตลาด* | Bazar ~ | بازار ^ | Phiên Chợ *
  * Harvest | រដូវច្រូត* | *丰收 | ฤดูเก็บเกี่ยว* | Colheita ~ | حصاد ^ | Mùa Gặt *
  * Dream | សុបិន* | *之梦 | ความฝันของ* | Sonho ~ | حلم ^ | Giấc Mơ *
  * Throne | បល្ល័ង្ក* | *宝座 | บัลลังก์* | Trono ~ | عرش ^ | Ngai Vàng *
  * Spirit | ព្រលឹង* | *之魂 | จิตวิญญาณ* | Espírito ~ | روح ^ | Linh Hồn *
  %multiplier * Power | អំណាច* | *之力 | พลัง* | Poder ~ | قوة ^ | Sức Mạnh *
  %cascade * Storm | ព្យុះ* | *风暴 | พายุ* | Tempestade ~ | عاصفة ^ | Bão *
  * Gate | ទ្វារ* | *之门 | ประตู* | Portal ~ | بوابة ^ | Cổng *
  * Chronicles | កាលប្បវត្តិ* | *纪事 | พงศาวดาร* | Crônicas ~ | سجلات ^ | Biên Niên Sử *
  * Adventure | ដំណើរផ្សងព្រេង* | *历险记 | การผจญภัยของ* | Aventura ~ | مغامرة ^ | Phiêu Lưu *
  * Party | ជប់លៀង* | *派对 | ปาร์ตี้* | Festa ~ | حفلة ^ | Bữa Tiệc *
  * Charm | គាថា* | *护符 | เครื่องราง* | Amuleto ~ | تعويذة ^ | Bùa May *
  * Wonders | អច្ឆរិយៈ* | *奇观 | มหัศจรรย์* | Maravilhas ~ | عجائب ^ | Kỳ Quan *
  * Blessing | ពរជ័យ* | *祝福 | พรแห่ง* | Bênção ~ | بركة ^ | Phước Lành *
  * Voyage | ដំណើរ* | *远航 | การเดินทางของ* | Viagem ~ | رحلة ^ | Hải Trình *
  * Bay | ឆ្នេរ* | *湾 | อ่าว* | Baía ~ | خليج ^ | Vịnh *
  House of the * | ផ្ទះ* | *之家 | บ้าน* | Casa ~ | بيت ^ | Nhà *
  %wilds * Wilds | ព្រៃ* | *百搭 | ไวลด์* | Selva ~ | أدغال ^ | Wild *
  * Workshop | រោងជាង* | *作坊 | โรงช่าง* | Oficina ~ | ورشة ^ | Xưởng *
  * Mirage | អព្ភូតហេតុ* | *幻影 | ภาพลวงตา* | Miragem ~ | سراب ^ | Ảo Ảnh *
  * Summer | រដូវក្តៅ* | *之夏 | ฤดูร้อนของ* | Verão ~ | صيف ^ | Mùa Hè *
  Guardians of the * | អ្នកការពារ* | *守护队 | ผู้พิทักษ์* | Guardiões ~ | حراس ^ | Vệ Binh *
  Seven Days of the * | ប្រាំពីរថ្ងៃនៃ* | *七日 | เจ็ดวันของ* | Sete Dias ~ | سبعة أيام مع ^ | Bảy Ngày *
`);
