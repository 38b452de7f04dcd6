import type {
  CustomerServiceEntry,
  DomainResource,
  RegisterRule,
  WhitelabelSwitch,
} from '@mekong/api-client/contract/types';
import type { PatternName } from '@mekong/i18n/rules';

/** A text in English, and under which name the catalogs have it. */
export interface Text {
  id: string;
  message: string;
}

/** Names of the white-label switches. */
export const SWITCH_TEXTS: Record<WhitelabelSwitch, Text> = {
  REGISTER: /*i18n*/ { id: 'setting.switch.REGISTER', message: 'Registration' },
  MOBILENUMREG: /*i18n*/ { id: 'setting.switch.MOBILENUMREG', message: 'by mobile number' },
  REGMOBVERF: /*i18n*/ { id: 'setting.switch.REGMOBVERF', message: 'number proved by SMS code' },
  MOBILEPWREG: /*i18n*/ { id: 'setting.switch.MOBILEPWREG', message: 'password in the mobile form' },
  LOGIN: /*i18n*/ { id: 'setting.switch.LOGIN', message: 'Log-in' },
  VERIFICATION: /*i18n*/ { id: 'setting.switch.VERIFICATION', message: 'by SMS code' },
  FREEPLAY: /*i18n*/ { id: 'setting.switch.FREEPLAY', message: 'free play without an account' },
  LOGIN_GOOGLE: /*i18n*/ {
    id: 'setting.switch.LOGIN_GOOGLE',
    message: 'with Google (needs its client in the configuration)',
  },
  LOGIN_FACEBOOK: /*i18n*/ {
    id: 'setting.switch.LOGIN_FACEBOOK',
    message: 'with Facebook (needs its client in the configuration)',
  },
  LOGIN_LINE: /*i18n*/ {
    id: 'setting.switch.LOGIN_LINE',
    message: 'with LINE (needs its client in the configuration)',
  },
  PASSWORD: /*i18n*/ { id: 'setting.switch.PASSWORD', message: 'Passwords' },
  PASSEXPIRY: /*i18n*/ { id: 'setting.switch.PASSEXPIRY', message: 'must be changed when they are old' },
  PWRESETEMAIL: /*i18n*/ { id: 'setting.switch.PWRESETEMAIL', message: 'reset by email' },
  PWRESETSMS: /*i18n*/ { id: 'setting.switch.PWRESETSMS', message: 'reset by SMS' },
  REWARD: /*i18n*/ { id: 'setting.switch.REWARD', message: 'Rewards' },
  REFERRAL: /*i18n*/ { id: 'setting.switch.REFERRAL', message: 'referral' },
  VIP: /*i18n*/ { id: 'setting.switch.VIP', message: 'VIP levels' },
  POINT_MALL: /*i18n*/ { id: 'setting.switch.POINT_MALL', message: 'points mall' },
  CHAT: /*i18n*/ { id: 'setting.switch.CHAT', message: 'Chat' },
};

/** Kinds of human checks. */
export const HUMAN_CHECK_TEXTS = {
  NONE: /*i18n*/ { id: 'setting.humanCheck.kind.NONE', message: 'None' },
  SLIDER: /*i18n*/ { id: 'setting.humanCheck.kind.SLIDER', message: 'Slider, or work of the browser in its place' },
  CAPTCHA: /*i18n*/ { id: 'setting.humanCheck.kind.CAPTCHA', message: 'Letters in a picture' },
} satisfies Record<string, Text>;

/** What may need a second operator. */
export const APPROVAL_TEXTS = {
  accounts: /*i18n*/ { id: 'setting.approvals.on.accounts', message: 'Accounts of admins, cashiers and risk' },
  settings: /*i18n*/ { id: 'setting.approvals.on.settings', message: 'Settings of the group Security' },
  clock: /*i18n*/ {
    id: 'setting.approvals.on.clock',
    message: 'Letting windows go on after a jump of the clock',
  },
} satisfies Record<string, Text>;

/** Fields of the registration form. */
export const REGISTER_FIELD_TEXTS: Record<RegisterRule['name'], Text> = {
  username: /*i18n*/ { id: 'setting.registerField.username', message: 'User name' },
  password: /*i18n*/ { id: 'setting.registerField.password', message: 'Password' },
  confirmPassword: /*i18n*/ { id: 'setting.registerField.confirmPassword', message: 'Password once more' },
  payeeName: /*i18n*/ { id: 'setting.registerField.payeeName', message: 'Full name, as on the bank account' },
  email: /*i18n*/ { id: 'setting.registerField.email', message: 'Email' },
  qqNum: /*i18n*/ { id: 'setting.registerField.qqNum', message: 'QQ number' },
  mobileNum: /*i18n*/ { id: 'setting.registerField.mobileNum', message: 'Mobile number' },
  recommenderId: /*i18n*/ { id: 'setting.registerField.recommenderId', message: 'Referrer ID' },
  captcha: /*i18n*/ { id: 'setting.registerField.captcha', message: 'Letters in a picture' },
  verificationCode: /*i18n*/ { id: 'setting.registerField.verificationCode', message: 'Code by SMS' },
  affiliateCode: /*i18n*/ { id: 'setting.registerField.affiliateCode', message: 'Code of an agent' },
  paymentPassword: /*i18n*/ { id: 'setting.registerField.paymentPassword', message: 'Payment password' },
  line: /*i18n*/ { id: 'setting.registerField.line', message: 'LINE ID' },
  whatsapp: /*i18n*/ { id: 'setting.registerField.whatsapp', message: 'WhatsApp number' },
  facebook: /*i18n*/ { id: 'setting.registerField.facebook', message: 'Facebook name' },
  wechat: /*i18n*/ { id: 'setting.registerField.wechat', message: 'WeChat ID' },
  idNumber: /*i18n*/ { id: 'setting.registerField.idNumber', message: 'Number of an identity document' },
  referralCode: /*i18n*/ { id: 'setting.registerField.referralCode', message: 'Referral code' },
};

/** What a field of the registration form takes that has no pattern. */
export const NO_PATTERN_TEXT: Text = /*i18n*/ { id: 'setting.pattern', message: 'Anything' };

/** What a field of the registration form takes. */
export const PATTERN_TEXTS: Record<PatternName, Text> = {
  any: /*i18n*/ { id: 'setting.pattern.any', message: 'Anything on one line' },
  letterFirst: /*i18n*/ { id: 'setting.pattern.letterFirst', message: 'Letters and digits, a letter first' },
  chineseDigits: /*i18n*/ { id: 'setting.pattern.chineseDigits', message: 'Chinese characters and digits' },
  email: /*i18n*/ { id: 'setting.pattern.email', message: 'An email address' },
  lettersOrDigits: /*i18n*/ { id: 'setting.pattern.lettersOrDigits', message: 'Letters or digits' },
  lettersAndDigits: /*i18n*/ {
    id: 'setting.pattern.lettersAndDigits',
    message: 'Letters and digits, one of each at least',
  },
  digits: /*i18n*/ { id: 'setting.pattern.digits', message: 'Digits' },
  alphanumericUppercase: /*i18n*/ {
    id: 'setting.pattern.alphanumericUppercase',
    message: 'Letters and digits, one capital letter at least',
  },
  englishSpaces: /*i18n*/ { id: 'setting.pattern.englishSpaces', message: 'English letters and spaces' },
  noSpaces: /*i18n*/ { id: 'setting.pattern.noSpaces', message: 'Anything but spaces' },
  chinesePunctuation: /*i18n*/ {
    id: 'setting.pattern.chinesePunctuation',
    message: 'Chinese characters and punctuation',
  },
  dateYearFirst: /*i18n*/ { id: 'setting.pattern.dateYearFirst', message: 'A date, year first' },
  dateMonthFirst: /*i18n*/ { id: 'setting.pattern.dateMonthFirst', message: 'A date, month first' },
  korean: /*i18n*/ { id: 'setting.pattern.korean', message: 'Korean letters' },
  thai: /*i18n*/ { id: 'setting.pattern.thai', message: 'Thai letters' },
  thaiEnglishSpaces: /*i18n*/ {
    id: 'setting.pattern.thaiEnglishSpaces',
    message: 'Thai or English letters and spaces',
  },
  uppercase: /*i18n*/ { id: 'setting.pattern.uppercase', message: 'Capital letters' },
  strong: /*i18n*/ { id: 'setting.pattern.strong', message: 'A capital letter, a small letter, a digit and a symbol' },
  fullName: /*i18n*/ { id: 'setting.pattern.fullName', message: 'First and last name' },
  fullWidthJapanese: /*i18n*/ { id: 'setting.pattern.fullWidthJapanese', message: 'Full-width Japanese characters' },
  khmerSpaces: /*i18n*/ { id: 'setting.pattern.khmerSpaces', message: 'Khmer letters and spaces' },
  vietnameseSpaces: /*i18n*/ { id: 'setting.pattern.vietnameseSpaces', message: 'Vietnamese letters and spaces' },
  lettersSpaces: /*i18n*/ { id: 'setting.pattern.lettersSpaces', message: 'Letters and spaces' },
  mobile: /*i18n*/ { id: 'setting.pattern.mobile', message: 'A phone number with its country code' },
};

/** Where a way to reach customer service is shown. */
export const CONTACT_PLACE_TEXTS: Record<CustomerServiceEntry['csPosition'], Text> = {
  side: /*i18n*/ { id: 'setting.contactPlace.side', message: 'At the edge of the page' },
  floating: /*i18n*/ { id: 'setting.contactPlace.floating', message: 'Floating button' },
  footer: /*i18n*/ { id: 'setting.contactPlace.footer', message: 'Footer' },
  maintenance: /*i18n*/ { id: 'setting.contactPlace.maintenance', message: 'Maintenance page' },
};

/** What can be installed. */
export const APP_TEXTS: Record<DomainResource['resourceType'], Text> = {
  IOS: /*i18n*/ { id: 'setting.app.IOS', message: 'App for iPhone' },
  IOS_PROFILE: /*i18n*/ { id: 'setting.app.IOS_PROFILE', message: 'Configuration profile for iPhone' },
  ANDROID: /*i18n*/ { id: 'setting.app.ANDROID', message: 'App for Android' },
  PWA: /*i18n*/ { id: 'setting.app.PWA', message: 'This site, installed as an app' },
};

/** Services behind the ways to reach customer service; names of products are the same in every language. */
export const CONTACT_TEXTS: Record<CustomerServiceEntry['csType'], Text | string> = {
  LIVECHAT: /*i18n*/ { id: 'setting.contact.LIVECHAT', message: 'Live chat' },
  LINE: 'LINE',
  QQ: 'QQ',
  TELEGRAM: 'Telegram',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  EMAIL: /*i18n*/ { id: 'setting.contact.EMAIL', message: 'Email' },
};
