import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import { keptPhone } from '../phone/kept-phone.ts';
import type { RememberHint } from './remember-hint.ts';

/** What stands in the form of the log-in. */
export interface LoginValues {
  /** Username, or a mobile number. */
  readonly username: string;
  readonly password: string;
  readonly mobileNum: PhoneValue;
  readonly verificationCode: string;
  /** Remember this browser for one day. */
  readonly remember: boolean;
}

const nobody: PhoneValue = { country: '', callingCode: '', number: '' };

/** What the form begins with: who was here last. */
export const firstValues = (hint: RememberHint | undefined): LoginValues => ({
  username: hint?.mobile ? '' : (hint?.username ?? ''),
  password: '',
  mobileNum: keptPhone() ?? nobody,
  verificationCode: '',
  remember: false,
});

/** What of a draft goes before that: what was left empty is no answer. */
export const keptValues = ({ username, mobileNum, remember = false }: Partial<LoginValues>): Partial<LoginValues> => ({
  ...(username && { username }),
  ...(mobileNum?.number && { mobileNum }),
  remember,
});
