/** What a toast reports: something done, something gained, something that failed, something to know. */
export const toastTones = ['neutral', 'positive', 'negative', 'info'] as const;

/** What a toast reports. */
export type ToastTone = (typeof toastTones)[number];
