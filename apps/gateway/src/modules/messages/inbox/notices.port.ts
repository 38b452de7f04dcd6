import type { MessagePurpose } from '../messages.texts.ts';

/** What owners are told of on the site and by mail or SMS, in the same words: it may have been somebody else. */
export const noticePurposes = [
  'passwordChanged',
  'passwordReset',
  'passkeyAdded',
  'passkeyRemoved',
  'authenticatorAdded',
  'authenticatorRemoved',
  'payoutAccountAdded',
  'paymentPasswordSet',
  'accountClosing',
  'accountKept',
  'accountClosed',
] as const satisfies readonly MessagePurpose[];

/** Purpose of a notice about the account. */
export type NoticePurpose = (typeof noticePurposes)[number];
