import { createTransport } from 'nodemailer';
import type { MessageChannel, MessageProvider } from './messages.tables.ts';

/** A message as a person gets it. */
export interface Letter {
  /** Number of the message; the same for every try, so that a provider can tell a repetition. */
  id: string;
  /** Mail address, or a mobile number in digits with its calling code. */
  address: string;
  subject: string;
  text: string;
  /** Name of the site: the sender's where the configured address of mails has none. */
  sender: string;
}

/** Hands a letter over to whoever delivers it. Rejects when it was not taken, and when the signal says to stop. */
export interface Delivery {
  provider: MessageProvider;
  deliver(letter: Letter, signal: AbortSignal): Promise<void>;
}

/** How long a provider of SMS may take, and a mail server for the connection. */
const TIMEOUT_MS = 10_000;
/** How long a mail server may be silent: many look at a letter before they take it. */
const MAIL_SILENCE_MS = 30_000;

/** Providers that are configured; a channel without one stays in the outbox. */
export interface ProviderConfig {
  smtp: { url: string; from: string } | undefined;
  sms: { url: string; token: string; from: string } | undefined;
}

/** Mail through the server of SMTP_URL. */
function smtp({ url, from }: NonNullable<ProviderConfig['smtp']>): Delivery {
  const isNamed = from.includes('<');
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: MAIL_SILENCE_MS },
    {
      // No letter may read a file or an address of this machine.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  );
  return {
    provider: 'smtp',
    async deliver({ id, address, subject, text, sender }) {
      await transport.sendMail({
        from: isNamed ? from : { name: sender, address: from },
        to: { name: '', address },
        subject,
        text,
        headers: { 'X-Message-Id': id },
      });
    },
  };
}

/**
 * SMS through an HTTP provider: `POST {to, from, text, reference}` as JSON, with a bearer token. Any 2xx means taken.
 *
 * @param send for tests
 */
export function httpSms(
  { url, token, from }: NonNullable<ProviderConfig['sms']>,
  send: typeof fetch = fetch,
): Delivery {
  return {
    provider: 'http',
    async deliver({ id, address, text }, signal) {
      const answer = await send(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
        body: JSON.stringify({ to: `+${address}`, from, text, reference: id }),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}.`);
    },
  };
}

/** Who delivers each channel; a channel that is not configured stays in the outbox. */
export function openProviders(config: ProviderConfig): Partial<Record<MessageChannel, Delivery>> {
  return {
    ...(config.smtp ? { mail: smtp(config.smtp) } : {}),
    ...(config.sms ? { sms: httpSms(config.sms) } : {}),
  };
}
