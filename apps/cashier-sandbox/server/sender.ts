import { createHmac } from 'node:crypto';
import type { Faults } from './faults.ts';
import type { Store, WaitingWebhook } from './store.ts';

const LOOK_MS = 100;
const TIMEOUT_MS = 5_000;
/** Tries of one event; the pauses double from a second, up to an hour. */
const MOST_TRIES = 16;
const LONGEST_PAUSE_MS = 3_600_000;

/** As Standard Webhooks sign: HMAC-SHA256 over `id.timestamp.body`. @param secret in base64 */
export const signatureOf = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

export interface SenderOptions {
  readonly store: Store;
  /** Where the merchant takes events. */
  readonly url: string;
  readonly secret: string;
  readonly faults: () => Faults;
  readonly log: (problem: string) => void;
}

/** Sends events until the merchant has taken them. @returns what begins and ends it */
export function createSender({ store, url, secret, faults, log }: SenderOptions) {
  const send = async ({ id, body }: WaitingWebhook): Promise<boolean> => {
    const { webhooks } = faults();
    const timestamp = Math.floor(Date.now() / 1_000) - (webhooks === 'stale' ? 3_600 : 0);
    const key = webhooks === 'forged' ? Buffer.from('not the secret').toString('base64') : secret;
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(key, id, timestamp, body),
      },
      body,
    });
    await answer.body?.cancel();
    return answer.ok;
  };

  const deliver = async (event: WaitingWebhook): Promise<void> => {
    const { webhooks } = faults();
    const times = webhooks === 'never' ? 0 : webhooks === 'twice' ? 2 : webhooks === 'fifty' ? 50 : 1;
    let isTaken = webhooks === 'never';
    try {
      for (let n = 0; n < times; n++) isTaken = await send(event);
    } catch (error) {
      log(error instanceof Error ? error.message : 'failed');
    }
    const isOver = isTaken || event.tries + 1 >= MOST_TRIES;
    store.endTry(event.id, isOver ? undefined : Date.now() + Math.min(1_000 * 2 ** event.tries, LONGEST_PAUSE_MS));
  };

  let running: Promise<unknown> | undefined;
  const look = (): void => {
    running ??= Promise.all(store.dueWebhooks(Date.now()).map(deliver))
      .catch((error: unknown) => log(String(error)))
      .finally(() => {
        running = undefined;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      timer = setInterval(look, LOOK_MS);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
