import type { InboxKind } from '@mekong/api-client/types';
import { oneOf, type SearchValues, searchOf, shaped } from '../../entry/search.ts';

/** Kinds of the tabs, in their order. */
export const messageKinds = ['SYSTEM', 'PROMOTION', 'SECURITY'] as const satisfies readonly InboxKind[];

/** What the address of the messages says. */
export const messagesSearch = searchOf({
  kind: oneOf(messageKinds),
  /** The message that is open. */
  message: shaped(/^[1-9]\d{0,17}$/),
});

export type MessagesSearch = SearchValues<typeof messagesSearch>;
