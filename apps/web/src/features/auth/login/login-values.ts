import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import { draftOf } from '../../../state/drafts.ts';
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

/** What the form begins with: what was typed before it was closed, else who was here last. */
export function firstValues(draft: string, hint: RememberHint | undefined): LoginValues {
  const kept: Partial<LoginValues> = draftOf(draft);
  return {
    username: kept.username || (hint?.mobile ? '' : (hint?.username ?? '')),
    password: '',
    mobileNum: kept.mobileNum?.number ? kept.mobileNum : (keptPhone() ?? nobody),
    verificationCode: '',
    remember: kept.remember ?? false,
  };
}
