import type { LanguageCode, RegisterMobileRequest, RegisterRequest, RegisterSettings } from '@mekong/api-client/types';
import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import type { RegisterEntry, RegisterMethod } from '@mekong/ui/patterns/RegisterForm/variants';
import type { Invitation } from '../../../state/invitation.ts';
import { phonePayload } from '../phone/phone.ts';
import type { ShownFields } from './register-fields.ts';

/** What stands in the form, on both tabs. */
export interface RegisterValues extends Partial<Record<RegisterEntry, string>> {
  /** Tab that was chosen. */
  method?: RegisterMethod | undefined;
  username?: string | undefined;
  password?: string | undefined;
  confirmPassword?: string | undefined;
  mobileNum: PhoneValue;
  verificationCode?: string | undefined;
  agreement: boolean;
  age: boolean;
}

/** What a registration consists of, besides what was typed. */
export interface RegisterContext {
  readonly shown: ShownFields;
  readonly settings: Pick<RegisterSettings, 'fields' | 'agreementVersion' | 'humanVerification'>;
  /** Codes of the link that brought the visitor. */
  readonly invitation: Invitation;
  readonly language: LanguageCode;
  /** Address that the form stands at. */
  readonly address: Pick<Location, 'href' | 'host' | 'origin' | 'pathname'>;
  /** Answer to the picture; empty while none is asked for. */
  readonly captcha: { readonly captcha?: string | undefined; readonly captchaId?: string | undefined };
}

type Common = Omit<RegisterMobileRequest, 'password' | 'confirmPassword' | 'mobileNum' | 'mobileCountryCode'>;

/** Longest address that the gateway keeps. */
const longestUrl = 300;

/** The picture goes where its rule says: to its own field, or to the human check. */
function picture({ settings, captcha }: RegisterContext): Partial<Common> {
  if (settings.fields.some(({ name, enabled }) => name === 'captcha' && enabled)) return captcha;
  return settings.humanVerification === 'CAPTCHA' ? { humanVerification: { kind: 'CAPTCHA', ...captcha } } : {};
}

/** What is shown and filled in, with its ends trimmed. A code that was typed goes before the one of the link. */
function typedEntries(values: RegisterValues, { shown, invitation }: RegisterContext): Invitation & Partial<Common> {
  const typed = shown.entries.flatMap(({ name }) => {
    const text = values[name]?.trim();
    return text ? [[name, text] as const] : [];
  });
  const fromLink = Object.entries(invitation).filter(([, code]) => code !== undefined);
  return { ...Object.fromEntries(fromLink), ...Object.fromEntries(typed) };
}

function common(values: RegisterValues, context: RegisterContext): Common {
  const { shown, settings, language, address } = context;
  const code = shown.verificationCode && values.verificationCode;
  return {
    ...typedEntries(values, context),
    ...picture(context),
    ...(code && { verificationCode: code }),
    login: true,
    agreement: { version: settings.agreementVersion, accepted: values.agreement },
    ageConfirmed: values.age,
    registerMethod: 'WEB',
    registerUrl: address.href.length > longestUrl ? address.origin + address.pathname : address.href,
    domain: address.host,
    language,
  };
}

/** Passwords are sent as typed; a confirmation that was not asked for, or left out, is filled with the password. */
function passwords(values: RegisterValues): { password: string; confirmPassword: string } {
  const { password = '', confirmPassword } = values;
  return { password, confirmPassword: confirmPassword || password };
}

/** Payload of a registration by user name. What the tab does not show is not sent. */
export function usernameRequest(values: RegisterValues, context: RegisterContext): RegisterRequest {
  return {
    ...common(values, context),
    ...(context.shown.mobileNum && values.mobileNum.number && phonePayload(values.mobileNum)),
    ...passwords(values),
    username: values.username?.trim() ?? '',
  };
}

/** Payload of a registration by mobile number; the gateway makes the number the user name. */
export function mobileRequest(values: RegisterValues, context: RegisterContext): RegisterMobileRequest {
  return {
    ...common(values, context),
    ...phonePayload(values.mobileNum),
    ...(context.shown.password && passwords(values)),
  };
}
