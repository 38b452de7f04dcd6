import { phrases } from './words.ts';

/** How something is. Colours tint the drawing as the words say. */
export const qualities = phrases(`
  #gold Golden * | *មាស | 黄金* | *ทอง | * Dourad@ | ^ الذهبي@
  #silver Silver * | *ប្រាក់ | 白银* | *เงิน | * Pratead@ | ^ الفضي@
  #ruby Crimson * | *ក្រហម | 赤红* | *สีชาด | * Escarlate | ^ القرمزي@
  #jade Emerald * | *មរកត | 翠绿* | *มรกต | * Esmeralda | ^ الزمردي@
  #sky Azure * | *ពណ៌មេឃ | 碧蓝* | *สีคราม | * Azul | ^ السماوي@
  #violet Violet * | *ពណ៌ស្វាយ | 紫色* | *สีม่วง | * Violeta | ^ البنفسجي@
  #rose Rose * | *ពណ៌ផ្កាឈូក | 玫瑰色* | *สีกุหลาบ | * Rosad@ | ^ الوردي@
  #coral Coral * | *ផ្កាថ្ម | 珊瑚色* | *ปะการัง | * Coral | ^ المرجاني@
  Lucky * | *នាំសំណាង | 幸运* | *นำโชค | * da Sorte | ^ المحظوظ@
  Royal * | *រាជវង្ស | 皇家* | *ราชสำนัก | * Real | ^ الملكي@
  Noble * | *ថ្លៃថ្នូរ | 高贵的* | *สูงศักดิ์ | * Nobre | ^ النبيل@
  Ancient * | *បុរាណ | 远古* | *โบราณ | * Antig@ | ^ العتيق@
  Magic * | *វេទមន្ត | 魔法* | *วิเศษ | * Mágic@ | ^ السحري@
  Secret * | *អាថ៌កំបាំង | 神秘* | *ลึกลับ | * Secret@ | ^ السري@
  Lost * | *ដែលបាត់ | 失落的* | *ที่หายไป | * Perdid@ | ^ المفقود@
  Shining * | *ភ្លឺចែងចាំង | 闪耀* | *เปล่งประกาย | * Brilhante | ^ الساطع@
  Eternal * | *អមតៈ | 永恒* | *นิรันดร์ | * Etern@ | ^ الأبدي@
  Mighty * | *មហិមា | 威武* | *ทรงพลัง | * Poderos@ | ^ الجبار@
  Glorious * | *រុងរឿង | 荣耀* | *อันรุ่งโรจน์ | * Glorios@ | ^ المجيد@
  Happy * | *រីករាយ | 欢乐* | *แสนสุข | * Feliz | ^ السعيد@
  %multiplier Fiery * | *ភ្លើង | 烈焰* | *เพลิง | * de Fogo | ^ الناري@
  %multiplier Thunder * | *ផ្គរលាន់ | 雷霆* | *อัสนี | * do Trovão | * الرعد
  Moonlit * | *ក្រោមពន្លឺចន្ទ | 月下* | *ใต้แสงจันทร์ | * ao Luar | * ضوء القمر
  Midnight * | *អធ្រាត្រ | 午夜* | *เที่ยงคืน | * da Meia-noite | * منتصف الليل
  Dawn * | *អរុណ | 黎明* | *รุ่งอรุณ | * da Aurora | * الفجر
  Sunset * | *ថ្ងៃលិច | 日落* | *ยามอาทิตย์ตก | * do Pôr do Sol | * الغروب
  Monsoon * | *មូសុង | 季风* | *มรสุม | * da Monção | * المونسون
  Giant * | *យក្ស | 巨型* | *ยักษ์ | * Gigante | ^ العملاق@
  Little * | *តូច | 小小* | *น้อย | Pequen@ * | ^ الصغير@
  Prosperous * | *សម្បូរណ៍ | 兴旺* | *มั่งคั่ง | * Prósper@ | ^ المزدهر@
  Crystal * | *កែវ | 水晶* | *แก้วเจียระไน | * de Cristal | ^ البلوري@
  Silk * | *សូត្រ | 丝绸* | *ผ้าไหม | * de Seda | ^ الحريري@
  Bamboo * | *ឫស្សី | 翠竹* | *ไม้ไผ่ | * de Bambu | * الخيزران
  Hidden * | *លាក់ខ្លួន | 隐秘* | *ซ่อนเร้น | * Ocult@ | ^ المخفي@
`);

/** How somebody is. */
export const characters = phrases(
  `
  Dancing * | *រាំ | 起舞的* | *เริงระบำ | * Dançante | ^ الراقص@
  Sleeping * | *ដេកលក់ | 沉睡的* | *หลับใหล | * Adormecid@ | ^ النائم@
  Brave * | *ក្លាហាន | 勇敢的* | *ผู้กล้า | * Valente | ^ الشجاع@
  Wise * | *ប្រាជ្ញ | 睿智的* | *จอมปราชญ์ | * Sábi@ | ^ الحكيم@
  Hungry * | *ឃ្លាន | 贪吃的* | *หิวโซ | * Famint@ | ^ الجائع@
  Swift * | *រហ័ស | 疾速* | *ว่องไว | * Veloz | ^ السريع@
  Playful * | *លេងសើច | 顽皮的* | *จอมซน | * Travess@ | ^ المرح@
  Wild * | *ព្រៃ | 狂野* | *ป่า | * Selvagem | ^ البري@
  Wandering * | *ពនេចរ | 云游的* | *พเนจร | * Errante | ^ الجوّال@
  Proud * | *អង់អាច | 骄傲的* | *ผู้ทระนง | * Orgulhos@ | ^ الفخور@
  %bonus-round * Guardian | *អ្នកយាម | 守护者* | *ผู้พิทักษ์ | * {Guardião/Guardiã} | ^ الحارس@
  Travelling * | *អ្នកដំណើរ | 旅行的* | *นักเดินทาง | * Viajante | ^ المسافر@
`,
  { isForCreatures: true },
);

/** Where something is. */
export const places = phrases(`
  * of the Delta | *នៃដីសណ្ត | 三角洲* | *แห่งเดลต้า | * do Delta | * الدلتا
  * of the Lake | *នៃបឹង | 湖畔* | *แห่งทะเลสาบ | * do Lago | * البحيرة
  * of the River | *នៃទន្លេ | 大河* | *แห่งสายน้ำ | * do Rio | * النهر
  Harbour * | *កំពង់ផែ | 港湾* | *ท่าเรือ | * do Porto | * المرفأ
  Night Market * | *ផ្សារយប់ | 夜市* | *ตลาดโต้รุ่ง | * do Mercado Noturno | * سوق الليل
  Old Town * | *ទីក្រុងចាស់ | 古城* | *เมืองเก่า | * da Cidade Velha | * المدينة القديمة
  Jungle * | *នៃព្រៃ | 丛林* | *แห่งพงไพร | * da Selva | * الأدغال
  * of the Mountain | *នៃភ្នំ | 高山* | *แห่งขุนเขา | * da Montanha | * الجبل
  * of the Valley | *នៃជ្រលង | 山谷* | *แห่งหุบเขา | * do Vale | * الوادي
  Waterfall * | *នៃទឹកជ្រោះ | 飞瀑* | *แห่งน้ำตก | * da Cachoeira | * الشلال
  Island * | *នៃកោះ | 海岛* | *แห่งเกาะ | * da Ilha | * الجزيرة
  * of the Reef | *នៃថ្មប៉ប្រះទឹក | 礁岛* | *แห่งแนวปะการัง | * do Recife | * الشعاب
  Cave * | *នៃរូងភ្នំ | 洞窟* | *แห่งถ้ำ | * da Caverna | * الكهف
  Rice Terrace * | *ស្រែថ្នាក់ | 梯田* | *นาขั้นบันได | * dos Arrozais | * مدرجات الأرز
  Bamboo Grove * | *ព្រៃឫស្សី | 竹林* | *แห่งป่าไผ่ | * do Bambuzal | * غابة الخيزران
  Garden * | *សួនច្បារ | 花园* | *ในสวน | * do Jardim | * الحديقة
  * of the Sky | *នៃមេឃា | 天空* | *แห่งท้องฟ้า | * do Céu | * السماء
  * of the Stars | *នៃតារា | 星河* | *แห่งดารา | * das Estrelas | * النجوم
  * of the East | *នៃទិសបូព៌ា | 东方* | *แห่งบูรพา | * do Oriente | * الشرق
  * of the North | *នៃទិសខាងជើង | 北方* | *แดนเหนือ | * do Norte | * الشمال
  * of the South | *នៃទិសខាងត្បូង | 南国* | *แดนใต้ | * do Sul | * الجنوب
  * of the Ocean | *នៃមហាសមុទ្រ | 海洋* | *แห่งมหาสมุทร | * do Oceano | * المحيط
  Village * | *នៃភូមិ | 水乡* | *แห่งหมู่บ้าน | * da Aldeia | * القرية
  * of the Court | *នៃរាជវាំង | 宫廷* | *ในวัง | * da Corte | * البلاط
  * of the Kingdom | *នៃនគរ | 王国* | *แห่งอาณาจักร | * do Reino | * المملكة
  Floating Market * | *ផ្សារបណ្តែតទឹក | 水上集市* | *ตลาดน้ำ | * do Mercado Flutuante | * السوق العائم
  Full Moon * | *ពេញបូណ៌មី | 满月* | *คืนเพ็ญ | * da Lua Cheia | * البدر
  New Year * | *ចូលឆ្នាំ | 新年* | *ปีใหม่ | * de Ano-Novo | * العام الجديد
  Water Festival * | *បុណ្យអុំទូក | 送水节* | *งานแข่งเรือ | * da Festa das Águas | * مهرجان الماء
  Rainy Season * | *រដូវវស្សា | 雨季* | *ฤดูฝน | * da Estação das Chuvas | * موسم المطر
`);

/** What becomes of something: the rest of a title. */
export const stories = phrases(`
  * Fortune | សំណាង* | *福运 | โชค* | Fortuna ~ | حظ ^
  * Riches | ភោគទ្រព្យ* | *财富 | ความมั่งคั่งแห่ง* | Riquezas ~ | ثروات ^
  * Gold | មាស* | *黄金 | ทองคำแห่ง* | Ouro ~ | ذهب ^
  Legend of the * | រឿងព្រេង* | *传说 | ตำนาน* | Lenda ~ | أسطورة ^
  Secret of the * | អាថ៌កំបាំង* | *之谜 | ความลับของ* | Segredo ~ | سر ^
  Return of the * | ការវិលត្រឡប់នៃ* | *归来 | การกลับมาของ* | Retorno ~ | عودة ^
  Night of the * | រាត្រី* | *之夜 | ราตรีแห่ง* | Noite ~ | ليلة ^
  Dance of the * | របាំ* | *之舞 | ระบำ* | Dança ~ | رقصة ^
  Song of the * | ចម្រៀង* | *之歌 | บทเพลงแห่ง* | Canção ~ | أغنية ^
  Path of the * | ផ្លូវ* | *之路 | เส้นทาง* | Caminho ~ | درب ^
  Quest for the * | ដំណើររក* | 寻找* | ตามหา* | Em Busca ~ | البحث عن ^
  * Festival | បុណ្យ* | *节 | เทศกาล* | Festival ~ | مهرجان ^
  * Kingdom | នគរ* | *王国 | อาณาจักร* | Reino ~ | مملكة ^
  * Palace | វាំង* | *宫 | วัง* | Palácio ~ | قصر ^
  * Garden | សួន* | *花园 | สวน* | Jardim ~ | حديقة ^
  * Island | កោះ* | *岛 | เกาะ* | Ilha ~ | جزيرة ^
  * Valley | ជ្រលង* | *谷 | หุบเขา* | Vale ~ | وادي ^
  * Race | ការប្រណាំង* | *竞逐 | ศึกชิง* | Corrida ~ | سباق ^
  %bonus-round Treasure of the * | កំណប់* | *秘宝 | สมบัติของ* | Tesouro ~ | كنز ^
  %jackpot * Jackpot | ជេកផត* | *大奖 | แจ็กพอต* | Jackpot ~ | جاكبوت ^
  %megarows * Megarows | មេហ្គារ៉ូ* | *百变行 | เมกาโรว์* | Megarows ~ | ميغارو ^
  %free-spins * Spins | បង្វិល* | *连转 | หมุน* | Giros ~ | دورات ^
  %hold-and-spin Hold the * | កាន់* | 锁定* | ล็อก* | Segure {o/a} * | أمسك ب^
  %cascade * Cascade | ទឹកជ្រោះ* | *连落 | น้ำตก* | Cascata ~ | شلال ^
  * Parade | ក្បួនដង្ហែ* | *巡游 | ขบวน* | Desfile ~ | موكب ^
  * Bazaar | ផ្សារ* | *集市 | ตลาด* | Bazar ~ | بازار ^
  * Harvest | រដូវច្រូត* | *丰收 | ฤดูเก็บเกี่ยว* | Colheita ~ | حصاد ^
  * Dream | សុបិន* | *之梦 | ความฝันของ* | Sonho ~ | حلم ^
  * Throne | បល្ល័ង្ក* | *宝座 | บัลลังก์* | Trono ~ | عرش ^
  * Spirit | ព្រលឹង* | *之魂 | จิตวิญญาณ* | Espírito ~ | روح ^
  %multiplier * Power | អំណាច* | *之力 | พลัง* | Poder ~ | قوة ^
  %cascade * Storm | ព្យុះ* | *风暴 | พายุ* | Tempestade ~ | عاصفة ^
  * Gate | ទ្វារ* | *之门 | ประตู* | Portal ~ | بوابة ^
  * Chronicles | កាលប្បវត្តិ* | *纪事 | พงศาวดาร* | Crônicas ~ | سجلات ^
  * Adventure | ដំណើរផ្សងព្រេង* | *历险记 | การผจญภัยของ* | Aventura ~ | مغامرة ^
  * Party | ជប់លៀង* | *派对 | ปาร์ตี้* | Festa ~ | حفلة ^
  * Charm | គាថា* | *护符 | เครื่องราง* | Amuleto ~ | تعويذة ^
  * Wonders | អច្ឆរិយៈ* | *奇观 | มหัศจรรย์* | Maravilhas ~ | عجائب ^
  * Blessing | ពរជ័យ* | *祝福 | พรแห่ง* | Bênção ~ | بركة ^
  * Voyage | ដំណើរ* | *远航 | การเดินทางของ* | Viagem ~ | رحلة ^
  * Bay | ឆ្នេរ* | *湾 | อ่าว* | Baía ~ | خليج ^
  House of the * | ផ្ទះ* | *之家 | บ้าน* | Casa ~ | بيت ^
  %wilds * Wilds | ព្រៃ* | *百搭 | ไวลด์* | Selva ~ | أدغال ^
  * Workshop | រោងជាង* | *作坊 | โรงช่าง* | Oficina ~ | ورشة ^
  * Mirage | អព្ភូតហេតុ* | *幻影 | ภาพลวงตา* | Miragem ~ | سراب ^
  * Summer | រដូវក្តៅ* | *之夏 | ฤดูร้อนของ* | Verão ~ | صيف ^
  Guardians of the * | អ្នកការពារ* | *守护队 | ผู้พิทักษ์* | Guardiões ~ | حراس ^
  Seven Days of the * | ប្រាំពីរថ្ងៃនៃ* | *七日 | เจ็ดวันของ* | Sete Dias ~ | سبعة أيام مع ^
`);
