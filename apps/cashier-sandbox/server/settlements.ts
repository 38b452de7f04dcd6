import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Faults } from './faults.ts';
import { formatSigned, parseSigned } from './money.ts';
import { signatureOf } from './sender.ts';
import type { Movement, Store } from './store.ts';

interface SettlementsOptions {
  readonly store: Store;
  readonly secret: string;
  readonly faults: () => Faults;
}

const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ error: { code } });

const batchOf = (day: string, currency: string): string => `set_${day.replaceAll('-', '')}_${currency}`;

/** The lines of a day as its file tells them, with what goes wrong. */
function told(lines: readonly Movement[], fault: Faults['files']): readonly Movement[] {
  const [first, ...others] = lines;
  if (!first) return lines;
  if (fault === 'lineMissing') return others;
  if (fault === 'lineDouble') return [first, ...lines];
  if (fault === 'otherFee') return [{ ...first, fee: formatSigned(parseSigned(first.fee) + 10_000n) }, ...others];
  return lines;
}

/** The file of a day and a currency: a header, a line for each movement, and a footer with their number and sums. */
export function settlementFile(
  day: string,
  currency: string,
  lines: readonly Movement[],
  fault: Faults['files'],
): string {
  const rows = told(lines, fault);
  const sum = (of: (line: Movement) => string) => rows.reduce((total, line) => total + parseSigned(of(line)), 0n);
  const count = fault === 'wrongFooter' ? rows.length + 1 : rows.length;
  return [
    ['settlement', '1', batchOf(day, currency), day, currency],
    ...rows.map(({ kind, ref, theirRef, method, amount, fee, at }) => [kind, ref, theirRef, method, amount, fee, at]),
    ['end', String(count), formatSigned(sum(({ amount }) => amount)), formatSigned(sum(({ fee }) => fee))],
  ]
    .map((fields) => `${fields.join(',')}\n`)
    .join('');
}

/** Settlement files: what has moved on a day, one file a currency, signed as webhooks are. A day has them when it is over. */
export function registerSettlements(api: FastifyInstance, { store, secret, faults }: SettlementsOptions): void {
  const isReady = (day: string): boolean =>
    /^\d{4}-\d\d-\d\d$/.test(day) && day < new Date().toISOString().slice(0, 10) && faults().files !== 'missing';

  api.get<{ Params: { day: string } }>('/v1/settlements/:day', async ({ params: { day } }, reply) => {
    if (!isReady(day)) return refuse(reply, 404, 'not-ready');
    const currencies = [...new Set(store.movementsOf(day).map(({ currency }) => currency))].sort();
    return reply.send({ files: currencies.map((currency) => ({ currency, batch: batchOf(day, currency) })) });
  });

  api.get<{ Params: { day: string; currency: string } }>(
    '/v1/settlements/:day/:currency',
    async ({ params: { day, currency } }, reply) => {
      const lines = isReady(day) ? store.movementsOf(day).filter((one) => one.currency === currency) : [];
      if (lines.length === 0) return refuse(reply, 404, 'not-found');
      const text = settlementFile(day, currency, lines, faults().files);
      const id = batchOf(day, currency);
      const timestamp = Math.floor(Date.now() / 1_000);
      return reply
        .headers({
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf(secret, id, timestamp, text),
        })
        .type('text/csv; charset=utf-8')
        .send(text);
    },
  );
}
