import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignatureInvalid, type WebhookHeaders } from './provider.ts';

/** A webhook is refused when its time is further from our clock. */
const MAX_SKEW_S = 300;

const textOf = (headers: WebhookHeaders, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** HMAC-SHA256 over `id.timestamp.body`, in base64. @param secret in base64 */
export function webhookSignature(secret: string, id: string, timestamp: string, raw: Uint8Array): string {
  const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${id}.${timestamp}.`).update(raw);
  return `v1,${mac.digest('base64')}`;
}

/**
 * Proves a webhook by the scheme of Standard Webhooks: several signatures may be sent and several secrets be in force while
 * one is being replaced.
 *
 * @returns the number of the event
 * @throws SignatureInvalid
 */
export function proveWebhook(secrets: readonly string[], headers: WebhookHeaders, raw: Uint8Array, now: Date): string {
  const [id, timestamp] = [textOf(headers, 'webhook-id'), textOf(headers, 'webhook-timestamp')];
  const age = Math.floor(now.getTime() / 1_000) - Number(timestamp);
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) throw new SignatureInvalid('The webhook has no number.');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > MAX_SKEW_S)
    throw new SignatureInvalid('The webhook is too old, or its clock is wrong.');
  const given = textOf(headers, 'webhook-signature')
    .split(' ')
    .map((one) => Buffer.from(one));
  const matches = secrets.filter((secret) => {
    const expected = Buffer.from(webhookSignature(secret, id, timestamp, raw));
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
  if (matches.length === 0) throw new SignatureInvalid('The webhook was not signed by its provider.');
  return id;
}
