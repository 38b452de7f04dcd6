/** What the window of a social sign-in says before it closes. */
export const HANDOVER_TEXTS = {
  title: /*i18n*/ { id: 'social.window.title', message: 'Log in' },
  done: /*i18n*/ { id: 'social.window.done', message: 'You can close this window.' },
  failed: /*i18n*/ {
    id: 'social.window.failed',
    message: 'Something went wrong. Close this window and try again.',
  },
} as const;
