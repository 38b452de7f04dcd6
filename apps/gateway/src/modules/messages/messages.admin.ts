import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { Fault } from '../../kernel/fault.ts';
import { isForReaderAlone, type Messages, type StoredMessage } from './messages.service.ts';

/** The outbox as operators read it. */
export const messagesAdmin = (
  messages: Messages,
  cursors: Cursors,
): SomeAdminHandlers<'listMessages' | 'retryMessage'> => ({
  async listMessages({ query: { cursor, pageSize, ...query }, operator }) {
    const { rows, ...next } = await cursors.rows(
      { operation: 'listMessages', reader: operator.name, filter: query },
      { cursor, pageSize },
      (place, limit) => messages.list({ ...query, address: addressOf(query.address), before: place?.id, limit }),
      ({ id }) => ({ id }),
    );
    return { ...next, content: rows.map(wireMessage) };
  },
  async retryMessage({ path: { id }, by }) {
    if (!(await messages.retry(id, by))) throw new Fault('NOT_FOUND');
    return { id };
  },
});

/** A mail address, or the digits of a number: signs between them do not matter. */
const addressOf = (typed: string | undefined): string | undefined =>
  typed && ((typed.includes('@') ? typed.trim() : typed.replace(/\D/g, '')) || undefined);

function wireMessage(message: StoredMessage) {
  const hidden = isForReaderAlone(message);
  const { provider, lastError, createdAt, text, ...shown } = message;
  return {
    id: shown.id,
    channel: shown.channel,
    purpose: shown.purpose,
    language: shown.language,
    address: shown.address,
    subject: shown.subject,
    text: hidden ? '' : text,
    hidden,
    provider,
    state: shown.state,
    attempts: shown.attempts,
    ...(lastError === null ? {} : { error: lastError }),
    createdAt: createdAt.toISOString(),
  };
}
