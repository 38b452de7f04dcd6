/** `danger` is for what cannot be taken back. */
export const confirmDialogTones = ['default', 'danger'] as const;

/** What confirming does. */
export type ConfirmDialogTone = (typeof confirmDialogTones)[number];
