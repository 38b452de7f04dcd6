import type { PayoutAccount } from '@mekong/api-client/types';
import { digitsOf } from '@mekong/ui/OneTimeCodeField/digits';

/** An account as its owner knows it: the bank, and the end of the number. */
export const accountName = ({
  institutionName,
  numberEnd,
}: Pick<PayoutAccount, 'institutionName' | 'numberEnd'>): string => `${institutionName} •••• ${numberEnd}`;

/**
 * A number without the blanks and dashes that people write it with, in the digits of any script. With anything else among
 * them it stays as it is: a digit must not get lost.
 */
export function plainNumber(typed: string): string {
  const short = typed.replaceAll(/[\s.-]/g, '');
  const digits = digitsOf(short);
  return digits.length === short.length ? digits : short;
}
