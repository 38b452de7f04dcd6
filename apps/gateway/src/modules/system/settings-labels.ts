import type { WhitelabelSwitch } from '@mekong/api-client/contract/types';
import { type LanguageCode, languageCodes, languageOf, textLanguageOf } from '@mekong/i18n/registry';
import { patternNames } from '@mekong/i18n/rules';
import { type SettingKey, type SettingValue, SWITCH_TREE } from './settings.ts';

/** How a field of a setting is called and explained to operators. */
export interface Label {
  label: string;
  hint?: string;
  /** Words for the values of a choice, in the order they are shown in; values that are not among them are not shown. */
  options?: Readonly<Record<string, string>>;
  /** Options that belong below another one. */
  below?: Readonly<Record<string, string>>;
  /** The order of the chosen ones counts: it is the order of a menu. */
  isOrdered?: boolean;
  /** Rows are what they are; this field of theirs names them. */
  rowName?: string;
  /** Decided before the first account exists, because books are kept in it: shown, never changed. */
  isFixed?: boolean;
}

type Labels = { readonly [K in SettingKey]: { readonly [F in keyof Required<SettingValue<K>>]: Label } };

const SWITCH_NAMES: Record<WhitelabelSwitch, string> = {
  REGISTER: 'Registration',
  MOBILENUMREG: 'by mobile number',
  REGMOBVERF: 'number proved by SMS code',
  MOBILEPWREG: 'password in the mobile form',
  LOGIN: 'Log-in',
  VERIFICATION: 'by SMS code',
  FREEPLAY: 'free play without an account',
  LOGIN_GOOGLE: 'with Google (needs its client in the configuration)',
  LOGIN_FACEBOOK: 'with Facebook (needs its client in the configuration)',
  LOGIN_LINE: 'with LINE (needs its client in the configuration)',
  PASSWORD: 'Passwords',
  PASSEXPIRY: 'must be changed when they are old',
  PWRESETEMAIL: 'reset by email',
  PWRESETSMS: 'reset by SMS',
  REWARD: 'Rewards',
  REFERRAL: 'referral',
  VIP: 'VIP levels',
  POINT_MALL: 'points mall',
  CHAT: 'Chat',
};

const SWITCH_PARENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SWITCH_TREE).flatMap(([parent, children]) => children.map((child) => [child, parent])),
);

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Tag without what a name of the language does not need: the region, unless the code itself names it. */
const shortTag = (code: LanguageCode): string => {
  const tag = languageOf(code).tag.replace(/-x-.*/, '');
  return code.includes('-') ? tag : tag.replace(/-[A-Z]{2}$/, '');
};

/** Names of languages that may be offered: those with complete texts. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  languageCodes
    .filter((code) => textLanguageOf(code) !== undefined)
    .map((code) => [code, `${ENGLISH_NAMES.of(shortTag(code))} (${code})`]),
);

const PATTERN_NAMES: Readonly<Record<string, string>> = {
  '*': 'anything',
  ...Object.fromEntries(patternNames.map((name, index) => [String(index), `${index} ${name}`])),
};

const HUMAN_CHECKS = {
  NONE: 'None',
  SLIDER: 'Slider, or work of the browser in its place',
  CAPTCHA: 'Letters in a picture',
};

const FIXED = 'Accounts are kept under it, so it is decided before the first one exists.';
const COUNTRY_CODES = 'ISO codes of two letters, one a line.';

/** A label for every field of every setting: one that is added without does not type-check. */
export const LABELS: Labels = {
  merchant: {
    code: { label: 'Merchant', hint: FIXED, isFixed: true },
    merchantCode: { label: 'Merchant code', hint: FIXED, isFixed: true },
    name: { label: 'Name of the site' },
    currency: { label: 'Currency', hint: FIXED, isFixed: true },
    currencySymbol: { label: 'Sign of the currency' },
    trialCurrency: { label: 'Trial currency', hint: FIXED, isFixed: true },
    trialCurrencySymbol: { label: 'Sign of the trial currency' },
    decimals: { label: 'Places after the point', hint: 'How amounts are shown. Books keep four places always.' },
    languages: {
      label: 'Languages on offer',
      hint: 'Numbers give the order of the menu. Languages without complete texts are not in this list.',
      options: LANGUAGE_NAMES,
      isOrdered: true,
    },
    defaultLanguage: {
      label: 'Language of a first visit',
      hint: 'When the device asks for none of those on offer.',
      options: LANGUAGE_NAMES,
    },
    timeZone: { label: 'Time zone', hint: 'Days of reports begin in it. A name such as Asia/Phnom_Penh.' },
    minAge: { label: 'Least age', hint: 'Years. Stated at registration.' },
    licence: {
      label: 'Licence',
      hint: 'Who granted it and its number, as the footer shows it. Empty where there is none.',
    },
    memberGrant: { label: 'Play money of a new member', hint: 'With four places: 1000000.0000.' },
    trialGrant: { label: 'Play money of a trial account', hint: 'With four places: 100000.0000.' },
  },
  switches: {
    on: {
      label: 'Switched on',
      hint: 'One below another counts while the upper one is on.',
      options: SWITCH_NAMES,
      below: SWITCH_PARENTS,
    },
  },
  register: {
    byUsername: {
      label: 'By user name',
      hint: 'Registration by mobile number has a switch of its own. With both off nobody can register.',
    },
    fields: {
      label: 'Fields of the form',
      hint: 'Lengths are in characters.',
      rowName: 'name',
    },
    agreementVersion: {
      label: 'Version of the agreement',
      hint: 'Kept with each registration. A new text has a new version.',
    },
    agreementDefault: {
      label: 'The agreement is ticked beforehand',
      hint: 'Take it away where the law asks for an act of consent.',
    },
    humanVerification: { label: 'Human check', options: HUMAN_CHECKS },
  },
  maintenance: {
    active: {
      label: 'The site is closed',
      hint: 'Everybody sees the maintenance page, and the gateway refuses every call. Vendors still settle their rounds.',
    },
    reason: { label: 'Reason', hint: 'Shown to visitors. English stands in where a text is missing.' },
    startsAt: { label: 'Began at (UTC)', hint: 'Shown to visitors. Empty: not said.' },
    until: {
      label: 'Expected end (UTC)',
      hint: 'Shown to visitors. Empty: not said. The site does not open by itself.',
    },
  },
  region: {
    blocked: { label: 'Countries that are not served', hint: COUNTRY_CODES },
    networks: {
      label: 'Networks whose country is known',
      hint: 'The first range that an address lies in counts. They are asked when no trusted proxy names the country.',
    },
    header: {
      label: 'Header with the country',
      hint: 'Believed from a trusted proxy (TRUST_PROXY) alone.',
    },
    cockfight: {
      label: 'Cockfight is offered',
      hint: 'Forbidden in many places. While it is not, nothing of it is listed, found or opened.',
    },
  },
  domains: {
    hosts: {
      label: 'Host names of the site',
      hint: 'One a line, without port. Empty: every name is ours. Visitors under other names are turned away.',
    },
    origins: { label: 'Further addresses of the site', hint: 'One a line, with https://. Visitors may choose one.' },
    resources: { label: 'Apps', hint: 'Addresses may be paths of this site.' },
  },
  customerService: {
    entries: { label: 'Ways to reach us', hint: 'Addresses begin with https:// or mailto:.' },
  },
  session: {
    idleSeconds: { label: 'Idle end', hint: 'Seconds without a request after which a session ends.' },
    absoluteSeconds: { label: 'Absolute end', hint: 'Seconds after which a session ends however busy it was.' },
  },
  humanCheck: {
    login: {
      label: 'Log-in by password',
      hint: 'Registration has its own, with its rules.',
      options: HUMAN_CHECKS,
    },
    sendCode: { label: 'Sending of a code', options: HUMAN_CHECKS },
    sliderBits: { label: 'Work beside the slider', hint: 'Bits. 12 are a tenth of a second on a phone.' },
    workBits: { label: 'Work in place of the slider', hint: 'Bits. 16 are a few seconds on a phone.' },
  },
  security: {
    passwordDays: {
      label: 'Age of a password',
      hint: 'Days after which it must be changed, while the switch PASSEXPIRY is on.',
    },
  },
  codes: {
    minutes: { label: 'A code is good for', hint: 'Minutes.' },
    countries: {
      label: 'Countries that codes are sent to',
      hint: `${COUNTRY_CODES} The first one is offered first.`,
    },
    budget: { label: 'Codes of the whole site', hint: 'What is paid for at most.' },
  },
  pictures: {
    hosts: {
      label: 'Image hosts',
      hint: 'Exact origins, or paths of this site, one a line. A visitor keeps to one. Other origins need IMAGE_CDNS as well.',
    },
    vendorPath: { label: 'Path of vendor marks', hint: 'On the image host.' },
  },
};

/** Fields inside a group or a row, where their own name is not enough. */
const INNER: Readonly<Record<string, Label>> = {
  cidr: { label: 'Range' },
  csPosition: { label: 'Place' },
  csType: { label: 'Kind' },
  id: { label: 'Name for us' },
  url: { label: 'Address' },
  qrCodeUrl: { label: 'Address in the QR code' },
  labelNameEn: { label: 'Label' },
  resourceType: { label: 'Kind' },
  acceptedPattern: { label: 'Pattern', options: PATTERN_NAMES },
  min: { label: 'At least' },
  max: { label: 'At most' },
  hour: { label: 'An hour' },
  day: { label: 'A day' },
  titles: { label: 'Titles by language' },
};

/** Label of a field inside a group or a row. */
export const innerLabel = (name: string): Label =>
  INNER[name] ?? { label: `${name.charAt(0).toUpperCase()}${name.slice(1)}` };
