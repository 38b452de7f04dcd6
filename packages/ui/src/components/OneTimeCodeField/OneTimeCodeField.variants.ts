/** Digits of a code. */
export const oneTimeCodeLengths = [4, 5, 6, 7, 8] as const;

/** Number of digits of a code. */
export type OneTimeCodeLength = (typeof oneTimeCodeLengths)[number];
