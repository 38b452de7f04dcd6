import { type RawBuilder, sql } from 'kysely';
import { parseMoney } from '../../kernel/money.ts';

/** What queues are narrowed by, as their parameters have it. */
export interface QueueFilter {
  /** Code of a method, or of a provider. */
  readonly method?: string | undefined;
  readonly currency?: string | undefined;
  /** Smallest and largest amount. */
  readonly amountFrom?: string | undefined;
  readonly amountTo?: string | undefined;
  /** First moment that counts, and the first that counts no more. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Columns that a queue is narrowed by, where they are not those of the order `o`. */
interface QueueColumns {
  readonly amount?: RawBuilder<unknown>;
  readonly at?: RawBuilder<unknown>;
  readonly method?: RawBuilder<unknown>;
  readonly provider?: RawBuilder<unknown>;
  readonly currency?: RawBuilder<unknown>;
}

/** Condition that a row of a queue has to meet; true without a filter. */
export function isWanted(
  { method, currency, amountFrom, amountTo, from, to }: QueueFilter,
  {
    amount = sql`o.amount`,
    at = sql`o.created_at`,
    method: by = sql`o.method`,
    provider: of = sql`o.provider`,
    currency: inCurrency = sql`o.currency`,
  }: QueueColumns = {},
): RawBuilder<boolean> {
  const conditions = [
    ...(method === undefined ? [] : [sql`${method} in (${by}, ${of})`]),
    ...(currency === undefined ? [] : [sql`${inCurrency} = ${currency}`]),
    ...(amountFrom === undefined ? [] : [sql`${amount} >= ${parseMoney(amountFrom)}::bigint`]),
    ...(amountTo === undefined ? [] : [sql`${amount} <= ${parseMoney(amountTo)}::bigint`]),
    ...(from === undefined ? [] : [sql`${at} >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql`${at} < ${new Date(to)}`]),
  ];
  return sql<boolean>`(${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)})`;
}

/** Ids of the member of a name, which is typed whole. */
export const memberNamed = (name: string): RawBuilder<unknown> =>
  sql`(select id from member where username_key = ${name.toLowerCase()})`;
