import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { InboxTemplate, InboxValue } from './inbox/inbox.texts.ts';
import type { MessagePurpose } from './messages.texts.ts';

export type MessageChannel = 'sms' | 'mail';
/** Who takes a message along: nobody (it stays in the database), a mail server, an SMS provider. */
export type MessageProvider = 'outbox' | 'smtp' | 'http';
export type MessageState = 'waiting' | 'delivered' | 'failed' | 'withheld';

export interface MessageTable {
  id: GeneratedAlways<string>;
  channel: MessageChannel;
  purpose: MessagePurpose;
  language: string;
  member_id: string | null;
  /** Address, subject and text, encrypted. */
  sealed: string;
  address_key: string;
  provider: MessageProvider;
  state: MessageState;
  /** The job of the queue that sends it; `null`: nobody does. */
  job_id: string | null;
  attempts: Generated<number>;
  /** After it the message is worth nothing and is not sent any more. */
  good_until: Date | null;
  last_error: string | null;
  created_at: Generated<Date>;
  delivered_at: Date | null;
}

/** What a message of the inbox says: a template and its values. */
export interface InboxContent {
  template: InboxTemplate;
  content: Record<string, InboxValue>;
}

export type InboxKind = 'SYSTEM' | 'PROMOTION' | 'SECURITY';

/** A message that its member reads on the site. */
export interface InboxMessageTable {
  id: GeneratedAlways<string>;
  member_id: string;
  kind: InboxKind;
  template: InboxTemplate;
  /** The values of its text, by their names. */
  content: JSONColumnType<Record<string, InboxValue>>;
  sent_at: Generated<Date>;
  read_at: Date | null;
}

export interface MessagesTables {
  message: MessageTable;
  inbox_message: InboxMessageTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends MessagesTables {}
}
