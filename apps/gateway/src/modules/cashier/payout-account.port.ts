import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { openAccountField, type SealedFor } from './accounts/sealed.ts';

/** Number and name of a payout account in clear: for its owner, who asks for everything that is kept about him. */
export const openPayoutAccount = (
  cipher: FieldCipher,
  { number, holder, ...account }: SealedFor & { number: string; holder: string },
): { number: string; holder: string } => ({
  number: openAccountField(cipher, number, 'number', account),
  holder: openAccountField(cipher, holder, 'holder', account),
});
