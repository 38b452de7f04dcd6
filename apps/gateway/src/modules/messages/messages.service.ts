import type { LanguageCode } from '@mekong/i18n/registry';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import type { Executor, Trx } from '../../db/types.ts';
import type { FieldCipher } from '../../server/field-cipher.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { Settings } from '../system/settings.service.ts';
import type { Delivery } from './carriers.ts';
import {
  claimMessages,
  countMessages,
  insertMessage,
  listMessages,
  type MessageRow,
  markDelivered,
  noteFailure,
  purgeMessages,
  retryMessage,
} from './message.repository.ts';
import type { MessageChannel, MessageState } from './messages.tables.ts';
import { composeMessage, type MessagePurpose } from './messages.texts.ts';

/** Messages handed over in one go. */
const BATCH = 20;

export interface OutgoingMessage {
  channel: MessageChannel;
  purpose: MessagePurpose;
  /** Mail address, or a mobile number in digits with its calling code. */
  address: string;
  /** Language of whoever gets it. */
  language: LanguageCode;
  /** Values of its text; the name of the site is known. */
  values: Record<string, string | number>;
  memberId?: string | undefined;
  /** Seconds after which it is worth nothing and is not sent any more. */
  goodForSeconds?: number | undefined;
  /** Write it and send it to nobody: the address has no account, and that must cost the same. */
  isWithheld?: boolean;
}

/** A message as operators see it. */
export interface StoredMessage extends Omit<MessageRow, 'sealed'> {
  address: string;
  subject: string;
  text: string;
}

export interface MessagePorts {
  db: Executor;
  settings: Settings;
  cipher: FieldCipher;
  /** Who delivers each channel; without one the message stays in the database, where operators read it. */
  carriers: Partial<Record<MessageChannel, Delivery>>;
  log: FastifyBaseLogger;
}

/**
 * Messages to people. Writing one is part of the caller's transaction and waits for nobody outside; delivery comes after
 * it, again until it works, at least once. What cannot be delivered stays where operators see it.
 */
export function createMessages({ db, settings, cipher, carriers, log }: MessagePorts) {
  const keyOf = (address: string) => cipher.lookup('message', address.toLowerCase());
  const letterOf = ({ id, sealed, purpose }: MessageRow) => ({
    id,
    ...(JSON.parse(cipher.open(sealed, `message:${purpose}`)) as { address: string; subject: string; text: string }),
  });

  const deliver = async (row: MessageRow): Promise<void> => {
    try {
      const delivery = carriers[row.channel];
      if (!delivery) throw new Error(`No carrier is configured for ${row.channel}.`);
      await delivery.deliver(letterOf(row));
      await markDelivered(db, row.id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      await noteFailure(db, row.id, reason);
      // Neither address nor text: they are personal, and the text may open an account.
      log.error({ message: row.id, channel: row.channel, attempts: row.attempts, reason }, 'message not delivered');
    }
  };

  return {
    /** Writes a message inside the transaction it belongs to; call `deliverSoon` after the commit. */
    async write(trx: Trx, message: OutgoingMessage): Promise<void> {
      const { channel, purpose, address, language } = message;
      const brand = (await settings.current()).merchant.name;
      const content = await composeMessage(purpose, language, { ...message.values, brand });
      const carrier = carriers[channel]?.carrier ?? 'outbox';
      await insertMessage(trx, {
        channel,
        purpose,
        language,
        memberId: message.memberId,
        sealed: cipher.seal(JSON.stringify({ address, ...content }), `message:${purpose}`),
        addressKey: keyOf(address),
        carrier,
        state: message.isWithheld ? 'withheld' : carrier === 'outbox' ? 'delivered' : 'waiting',
        goodForSeconds: message.goodForSeconds,
      });
    },

    /** Starts the delivery of what is due and does not wait for it. The job does the same for what failed. */
    deliverSoon(): void {
      if (Object.keys(carriers).length === 0) return;
      void this.deliverDue().catch((error: unknown) => log.error({ err: error }, 'messages could not be delivered'));
    },

    /** Delivers everything that is due. */
    async deliverDue(): Promise<void> {
      for (;;) {
        const due = await claimMessages(db, BATCH);
        for (const row of due) await deliver(row);
        if (due.length < BATCH) return;
      }
    },

    /** The newest messages, opened, for operators. */
    async list(filter: {
      address?: string | undefined;
      purpose?: MessagePurpose | undefined;
      state?: MessageState | undefined;
      limit: number;
    }): Promise<StoredMessage[]> {
      const { address, ...rest } = filter;
      const found = await listMessages(db, { ...rest, addressKey: address ? keyOf(address) : undefined });
      return found.map(({ sealed, ...row }) => ({ ...row, ...letterOf({ sealed, ...row }) }));
    },

    /** How many there are by state. */
    count: () => countMessages(db),

    /** Puts a failed message back in line; the audit chain says who. @returns false when there is no such failed message */
    async retry(id: string, by: { id?: string; role: string } = { role: 'system' }): Promise<boolean> {
      const found = await inTransaction(db, async (trx) => {
        if (!(await retryMessage(trx, id))) return false;
        await appendAudit(trx, {
          action: 'message.retried',
          actorId: by.id,
          actorRole: by.role,
          object: `message:${id}`,
        });
        return true;
      });
      if (found) this.deliverSoon();
      return found;
    },

    purge: () => purgeMessages(db),
  };
}

export type Messages = ReturnType<typeof createMessages>;
