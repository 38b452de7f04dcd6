import type { Call } from '../../contract/handlers.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Origin } from '../../kernel/http/origin.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { Phones } from '../codes/phones.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { isOn } from '../system/system.service.ts';
import { findByLookup } from './member.repository.ts';
import { rememberHintOf } from './remembered/remembered-cookie.ts';
import type { OpenedSession } from './sessions.service.ts';
import type { SignIn } from './sign-in.service.ts';

export interface CodeLoginPorts {
  db: Executor;
  settings: Settings;
  phones: Phones;
  codes: Codes;
  signIn: SignIn;
  cipher: FieldCipher;
}

/** Log-in by a code of sendLoginCode in the place of a password. */
export function createCodeLogin({ db, settings, phones, codes, signIn, cipher }: CodeLoginPorts) {
  return {
    /** @throws Fault OTP_DISABLED, PHONE_INVALID, OTP_INVALID, OTP_EXPIRED, OTP_TOO_MANY, and those of `signIn` */
    async login(request: Call<'login'>['body'], origin: Origin, older: readonly string[]): Promise<OpenedSession> {
      if (!isOn('VERIFICATION', (await settings.current()).switches.on)) throw new Fault('OTP_DISABLED');
      const phone = await phones.read(request.username, request.mobileCountryCode);
      const account = await findByLookup(db, 'mobileNum', cipher.lookup('mobileNum', phone.digits));
      try {
        await codes.prove('login', phone, request.password);
      } catch (error) {
        if (account) await signIn.failed({ account, method: 'sms', origin });
        throw error;
      }
      if (!account || account.status === 'closed') throw new Fault('OTP_INVALID');
      const { loginAs } = request;
      return signIn.signIn({ account, method: 'sms', origin, older, loginAs, remember: rememberHintOf(request) });
    },
  };
}

export type CodeLogin = ReturnType<typeof createCodeLogin>;
