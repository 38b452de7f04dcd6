import type { PasswordStrength } from './PasswordRules.variants.ts';

/** Letters that follow each other on a keyboard or in the alphabet count as one. */
const isRun = (before: number | undefined, code: number): boolean =>
  before !== undefined && Math.abs(code - before) <= 1;

/**
 * A hint while typing: length and variety, where repetitions and runs such as "aaaa" or "1234" count as one letter. It
 * knows no list of common passwords: those the gateway refuses.
 */
export function passwordStrength(password: string): PasswordStrength {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0);
  const counted = codes.filter((code, index) => !isRun(codes[index - 1], code)).length;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;
  const score = counted + 2 * Math.max(0, kinds - 1);
  if (score >= 14) return 'strong';
  return score >= 9 ? 'fair' : 'weak';
}
