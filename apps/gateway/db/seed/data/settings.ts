import { SETTINGS } from '../../../src/modules/system/settings.ts';
import { localized } from './localized.ts';
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
    titles: localized(/*i18n*/ { id: 'contact.live-chat', message: 'Live chat, day and night' }),
    url: 'https://example.org/live-chat',
  },
  {
    id: 'telegram',
    csPosition: 'side',
    csType: 'TELEGRAM',
    title: 'Telegram',
    titles: localized(/*i18n*/ { id: 'contact.telegram', message: 'Telegram' }),
    url: 'https://example.org/telegram',
  },
  {
    id: 'facebook',
    csPosition: 'side',
    csType: 'FACEBOOK',
    title: 'Facebook',
    titles: localized(/*i18n*/ { id: 'contact.facebook', message: 'Facebook' }),
    url: 'https://example.org/facebook',
  },
  {
    id: 'line-side',
    csPosition: 'side',
    csType: 'LINE',
    title: 'LINE',
    titles: localized(/*i18n*/ { id: 'contact.line', message: 'LINE' }),
    url: 'https://example.org/line',
  },
  {
    id: 'line',
    csPosition: 'floating',
    csType: 'LINE',
    title: 'LINE',
    titles: localized(/*i18n*/ { id: 'contact.line', message: 'LINE' }),
    url: 'https://example.org/line',
  },
  {
    id: 'email',
    csPosition: 'footer',
    csType: 'EMAIL',
    title: 'Email support',
    titles: localized(/*i18n*/ { id: 'contact.email', message: 'Email support' }),
    url: 'mailto:support@example.org',
  },
  {
    id: 'email-maintenance',
    csPosition: 'maintenance',
    csType: 'EMAIL',
    title: 'Email support',
    titles: localized(/*i18n*/ { id: 'contact.email', message: 'Email support' }),
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
