import { SETTINGS } from '../../../src/modules/system/settings.ts';
import type { CustomerServiceSeed, ResourceSeed } from './types.ts';

/**
 * Settings of the demo merchant, by the keys of the settings module; what is not said here keeps that module's defaults
 * (rules of registration; the switches VIP and referral are off).
 */
const resources: readonly ResourceSeed[] = [
  { resourceType: 'PWA', url: '/', qrCodeUrl: '/', labelNameEn: 'Install from the browser' },
];

// example.org is reserved for examples: an operator puts its own addresses here. QQ has none, so no icon is shown.
const customerService: readonly CustomerServiceSeed[] = [
  {
    id: 'live-chat',
    csPosition: 'side',
    csType: 'LIVECHAT',
    title: 'Live chat, day and night',
    titles: {
      EN: 'Live chat, day and night',
      KM: 'ជជែកផ្ទាល់ 24 ម៉ោង',
      CN: '全天候在线客服',
      TH: 'แชตสดตลอด 24 ชั่วโมง',
      PT: 'Chat ao vivo, dia e noite',
      AR: 'محادثة مباشرة على مدار الساعة',
    },
    url: 'https://example.org/mekong/live-chat',
  },
  {
    id: 'telegram',
    csPosition: 'side',
    csType: 'TELEGRAM',
    title: 'Telegram',
    titles: { EN: 'Telegram', KM: 'តេឡេក្រាម', CN: '电报', TH: 'เทเลแกรม', PT: 'Telegram', AR: 'تيليغرام' },
    url: 'https://example.org/mekong/telegram',
  },
  {
    id: 'facebook',
    csPosition: 'side',
    csType: 'FACEBOOK',
    title: 'Facebook',
    titles: { EN: 'Facebook', KM: 'ហ្វេសប៊ុក', CN: '脸书', TH: 'เฟซบุ๊ก', PT: 'Facebook', AR: 'فيسبوك' },
    url: 'https://example.org/mekong/facebook',
  },
  {
    id: 'line-side',
    csPosition: 'side',
    csType: 'LINE',
    title: 'LINE',
    titles: { EN: 'LINE', KM: 'LINE', CN: 'LINE', TH: 'LINE', PT: 'LINE', AR: 'LINE' },
    url: 'https://example.org/mekong/line',
  },
  {
    id: 'line',
    csPosition: 'floating',
    csType: 'LINE',
    title: 'LINE',
    titles: { EN: 'LINE', KM: 'LINE', CN: 'LINE', TH: 'LINE', PT: 'LINE', AR: 'LINE' },
    url: 'https://example.org/mekong/line',
  },
  {
    id: 'email',
    csPosition: 'footer',
    csType: 'EMAIL',
    title: 'Email support',
    titles: {
      EN: 'Email support',
      KM: 'ជំនួយតាមអ៊ីមែល',
      CN: '邮件客服',
      TH: 'ฝ่ายบริการทางอีเมล',
      PT: 'Suporte por e-mail',
      AR: 'الدعم بالبريد الإلكتروني',
    },
    url: 'mailto:support@example.org',
  },
  {
    id: 'email-maintenance',
    csPosition: 'maintenance',
    csType: 'EMAIL',
    title: 'Email support',
    titles: {
      EN: 'Email support',
      KM: 'ជំនួយតាមអ៊ីមែល',
      CN: '邮件客服',
      TH: 'ฝ่ายบริการทางอีเมล',
      PT: 'Suporte por e-mail',
      AR: 'الدعم بالبريد الإلكتروني',
    },
    url: 'mailto:support@example.org',
  },
];

/** Registration asks for a mail address too, which may be left out: whoever gives one gets back in by it. */
const fields = SETTINGS.register
  .parse({})
  .fields.map((rule) => (rule.name === 'email' ? { ...rule, enabled: true } : rule));

export const settings = {
  // a provider is offered only where a client of it is configured too
  switches: {
    on: [
      ...['REGISTER', 'MOBILENUMREG', 'REGMOBVERF'],
      ...['LOGIN', 'VERIFICATION', 'FREEPLAY', 'LOGIN_GOOGLE', 'LOGIN_FACEBOOK', 'LOGIN_LINE'],
      ...['PASSWORD', 'PASSEXPIRY', 'PWRESETEMAIL', 'PWRESETSMS'],
      'REWARD',
    ],
  },
  humanCheck: { login: 'SLIDER' },
  register: { agreementVersion: '2026-11', fields, humanVerification: 'SLIDER' },
  domains: { resources },
  customerService: { entries: customerService },
} as const;
