import type { ErrorCode } from '@mekong/api-client/contract/errors';
import { isApiError } from '@mekong/api-client/errors';
import { explainError } from '@mekong/i18n/errors/explain';
import { refusedFields } from './field-error.ts';

/** The field that a refusal is about, where its code tells. */
const about: Partial<Record<ErrorCode, string>> = {
  OTP_INVALID: 'verificationCode',
  OTP_MISSING: 'verificationCode',
  OTP_EXPIRED: 'verificationCode',
  OTP_TOO_MANY: 'verificationCode',
  PHONE_INVALID: 'mobileNum',
  PHONE_MISSING: 'mobileNum',
  AFFILIATE_INVALID: 'affiliateCode',
  INVITE_INVALID: 'referralCode',
  AUTH_CAPTCHA_REQUIRED: 'captcha',
  AUTH_CAPTCHA_INVALID: 'captcha',
  TERMS_REQUIRED: 'agreement',
  AGE_TOO_LOW: 'age',
};

/** A field that was refused, and why in the reader's words. */
export interface Refusal {
  readonly name: string;
  readonly text: string;
}

/**
 * The fields that a refusal is about, each with what to do. Empty for a failure that is about none of them, and while its
 * words cannot be fetched: it is shown above the form then.
 */
export async function refusalsOf(error: unknown): Promise<readonly Refusal[]> {
  const fields = refusedFields(error);
  const name = isApiError(error) ? about[error.code] : undefined;
  if (fields.length > 0 || !name || !isApiError(error)) return fields;
  try {
    const { title, remedy } = await explainError(error);
    return [{ name, text: `${title} ${remedy}` }];
  } catch {
    return [];
  }
}
