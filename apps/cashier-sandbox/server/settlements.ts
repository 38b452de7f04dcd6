import { createHash } from 'node:crypto';
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

/** @param version 2 and above: it corrects the one before */
const batchOf = (day: string, currency: string, version = 1): string =>
  `set_${day.replaceAll('-', '')}_${currency}${version > 1 ? `_${version}` : ''}`;

/** The lines of a day as its file tells them, with what goes wrong. */
function told(lines: readonly Movement[], fault: Faults['files']): readonly Movement[] {
  const [first, ...others] = lines;
  if (!first) return lines;
  if (fault === 'lineMissing' || fault === 'corrected') return others;
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
  version = 1,
): string {
  const rows = told(lines, fault);
  const sum = (of: (line: Movement) => string) => rows.reduce((total, line) => total + parseSigned(of(line)), 0n);
  const count = fault === 'wrongFooter' ? rows.length + 1 : rows.length;
  return [
    ['settlement', '1', batchOf(day, currency, version), day, currency],
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

  /** The file of a day, as a new version when it says something else than the one that was given out before. */
  const give = (day: string, currency: string, lines: readonly Movement[]): { version: number; text: string } => {
    const before = store.statementOf(day, currency);
    const { files } = faults();
    // what was given out once is corrected from the second time on
    const fault = files === 'corrected' && before ? 'none' : files;
    const hash = createHash('sha256')
      .update(settlementFile(day, currency, lines, fault))
      .digest('hex');
    const version = before ? before.version + (before.hash === hash ? 0 : 1) : 1;
    store.saveStatement(day, currency, { version, hash });
    return { version, text: settlementFile(day, currency, lines, fault, version) };
  };

  api.get<{ Params: { day: string } }>('/v1/settlements/:day', async ({ params: { day } }, reply) => {
    if (!isReady(day)) return refuse(reply, 404, 'not-ready');
    const currencies = [...new Set(store.movementsOf(day).map(({ currency }) => currency))].sort();
    return reply.send({ files: currencies.map((currency) => ({ currency })) });
  });

  api.get<{ Params: { day: string; currency: string } }>(
    '/v1/settlements/:day/:currency',
    async ({ params: { day, currency } }, reply) => {
      const lines = isReady(day) ? store.movementsOf(day).filter((one) => one.currency === currency) : [];
      if (lines.length === 0) return refuse(reply, 404, 'not-found');
      const { version, text } = give(day, currency, lines);
      const id = batchOf(day, currency, version);
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
