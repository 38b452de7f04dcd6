import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { WaitingWork } from '../../contract/admin/waiting-work.ts';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { JobRules, Queue } from '../../kernel/jobs/queue/queue.ts';
import type { QueueWorker, TakenJob } from '../../kernel/jobs/queue/workers.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  beginTry,
  insertMessage,
  listMessages,
  type MessageRow,
  markDelivered,
  markFailed,
  noteFailure,
  purgeMessages,
  retryMessage,
  waitingFailed,
} from './message.repository.ts';
import type { MessageChannel, MessageState } from './messages.tables.ts';
import { composeMessage, type MessagePurpose, SECRET_PURPOSES } from './messages.texts.ts';
import type { Delivery } from './providers.ts';

/** Messages that one process hands over side by side. */
const AT_ONCE = 3;

/** Eight tries with doubling pauses from 5 to 10 seconds on: the last one comes after ten to twenty minutes. */
const RULES: JobRules = {
  retryLimit: 7,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  deleteAfterSeconds: 3_600,
};
/** How long one try may take, longer than any provider is waited for: then its process counts as dead. */
const TRY_SECONDS: Record<MessageChannel, number> = { sms: 20, mail: 120 };

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

/** It holds a code or a link and was sent to its reader: only where nothing is sent do operators read it. */
export const isForReaderAlone = ({ provider, purpose }: Pick<StoredMessage, 'provider' | 'purpose'>): boolean =>
  provider !== 'outbox' && SECRET_PURPOSES.has(purpose);

export interface MessagePorts {
  db: Executor;
  queue: Pick<Queue, 'send'>;
  settings: Settings;
  cipher: FieldCipher;
  /** Who delivers each channel; without one the message stays in the database, where operators read it. */
  providers: Partial<Record<MessageChannel, Delivery>>;
  log: FastifyBaseLogger;
}

/**
 * Messages to people. Writing one is part of the caller's transaction and waits for nobody outside; the job that hands it
 * over goes with that transaction, and is tried again until it works: at least once, and once for a provider that knows
 * the number of a message again. What cannot be delivered stays where operators see it.
 */
export function createMessages({ db, queue, settings, cipher, providers, log }: MessagePorts) {
  const keyOf = (address: string) => cipher.lookup('message', address.toLowerCase());
  const letterOf = ({ id, sealed, purpose }: MessageRow) => ({
    id,
    ...(JSON.parse(cipher.open(sealed, `message:${purpose}`)) as { address: string; subject: string; text: string }),
  });
  const enqueue = (trx: Trx, jobId: string, id: string, channel: MessageChannel) =>
    queue.send(trx, 'messages', jobId, { message: id }, { ...RULES, expireInSeconds: TRY_SECONDS[channel] });

  const deliver = async (id: string, { id: jobId, attempt, signal }: TakenJob): Promise<void> => {
    const message = await beginTry(db, id, jobId, attempt);
    if (!message) return;
    if (message.isTooOld) return markFailed(db, id, jobId, 'Too old to be sent.');
    const { channel } = message;
    try {
      const delivery = providers[channel];
      if (!delivery) throw new Error(`No provider is configured for ${channel}.`);
      const sender = (await settings.current()).merchant.name;
      await delivery.deliver({ ...letterOf(message), sender }, signal);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      await noteFailure(db, id, reason);
      // Neither address nor text: they are personal, and the text may open an account.
      log.error({ message: id, channel, attempt, reason }, 'message not delivered');
      // The queue keeps what a job fails with, longer than the message may be kept: it learns no more than this.
      throw new Error('The message was not delivered.');
    }
    await markDelivered(db, id);
  };

  const workers: QueueWorker[] = [
    { queue: 'messages', atOnce: AT_ONCE, pollSeconds: 5, work: ({ message }, job) => deliver(message, job) },
    {
      queue: 'messages_dead',
      atOnce: 1,
      pollSeconds: 15,
      work: ({ message }, job) => markFailed(db, message, job.id, 'The process that sent it ended at every try.'),
    },
  ];

  return {
    /** What works on the queues of messages. */
    workers,

    /** Writes a message inside the transaction it belongs to; it is handed over after the commit. */
    async write(trx: Trx, message: OutgoingMessage): Promise<void> {
      const { channel, purpose, address, language } = message;
      const brand = (await settings.current()).merchant.name;
      const content = await composeMessage(purpose, language, { ...message.values, brand });
      const provider = providers[channel]?.provider ?? 'outbox';
      const jobId = provider === 'outbox' ? null : randomUUID();
      const id = await insertMessage(trx, {
        channel,
        purpose,
        language,
        memberId: message.memberId,
        sealed: cipher.seal(JSON.stringify({ address, ...content }), `message:${purpose}`),
        addressKey: keyOf(address),
        provider,
        state: message.isWithheld ? 'withheld' : provider === 'outbox' ? 'delivered' : 'waiting',
        jobId,
        goodForSeconds: message.goodForSeconds,
      });
      // A withheld one too, for nothing: the answer must take as long as where an account was found.
      if (jobId) await enqueue(trx, jobId, id, channel);
    },

    /** The newest messages, opened, for operators. */
    async list(filter: {
      address?: string | undefined;
      purpose?: MessagePurpose | undefined;
      state?: MessageState | undefined;
      /** Number of a message: only older ones. */
      before?: string | undefined;
      limit: number;
    }): Promise<StoredMessage[]> {
      const { address, ...rest } = filter;
      const found = await listMessages(db, { ...rest, addressKey: address ? keyOf(address) : undefined });
      return found.map(({ sealed, ...row }) => ({ ...row, ...letterOf({ sealed, ...row }) }));
    },

    /** Those that were given up. */
    failed: (): Promise<WaitingWork> => waitingFailed(db),

    /** Puts a failed message back in line; the audit chain says who. @returns false when there is no such failed message */
    retry: (id: string, by: AuditActor = { role: 'system' }): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const jobId = randomUUID();
        const channel = await retryMessage(trx, id, jobId);
        if (!channel) return false;
        await enqueue(trx, jobId, id, channel);
        await appendAudit(trx, {
          ...actedBy(by),
          action: 'message.retried',
          object: `message:${id}`,
        });
        return true;
      }),

    purge: purgeMessages,
  };
}

export type Messages = ReturnType<typeof createMessages>;
