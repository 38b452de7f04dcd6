import type { WhitelabelSwitch } from '@mekong/api-client/contract/types';

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
