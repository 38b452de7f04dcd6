import { localDay, type Span } from '../../kernel/days.ts';
import { formatMoney } from '../../kernel/money.ts';
import { changeOf, comparableSpans, daysUntil } from './days.ts';

/** How long figures of a time that has ended are kept: a payment may still be taken back, a result corrected. */
const KEPT_MS = 5 * 60_000;

/** Figures of one span; amounts in 1/10,000 of the currency unit, as text. */
interface SpanFigures {
  deposits: string;
  withdrawals: string;
  bets: number;
  stakes: string;
  payouts: string;
  players: number;
}

export interface DailyFiguresPorts {
  /** Settled bets of a span. */
  playIn(span: Span, currency: string): Promise<Pick<SpanFigures, 'bets' | 'stakes' | 'payouts' | 'players'>>;
  /** Money paid in and out in a span. */
  flowsIn(span: Span, currency: string): Promise<Pick<SpanFigures, 'deposits' | 'withdrawals'>>;
}

const grossOf = ({ stakes, payouts }: SpanFigures): bigint => BigInt(stakes) - BigInt(payouts);

const wireDay = (day: string, figures: SpanFigures) => ({
  day,
  deposits: formatMoney(BigInt(figures.deposits)),
  withdrawals: formatMoney(BigInt(figures.withdrawals)),
  stakes: formatMoney(BigInt(figures.stakes)),
  payouts: formatMoney(BigInt(figures.payouts)),
  grossRevenue: formatMoney(grossOf(figures)),
  bets: figures.bets,
  activeMembers: figures.players,
});

function changesOf(current: SpanFigures, before: SpanFigures) {
  const deposits = changeOf(BigInt(current.deposits), BigInt(before.deposits));
  const withdrawals = changeOf(BigInt(current.withdrawals), BigInt(before.withdrawals));
  const grossRevenue = changeOf(grossOf(current), grossOf(before));
  const activeMembers = changeOf(BigInt(current.players), BigInt(before.players));
  return {
    ...(deposits !== undefined && { deposits }),
    ...(withdrawals !== undefined && { withdrawals }),
    ...(grossRevenue !== undefined && { grossRevenue }),
    ...(activeMembers !== undefined && { activeMembers }),
  };
}

/** Figures of the last days, and how today does beside the same day a week before. */
export function createDailyFigures({ playIn, flowsIn }: DailyFiguresPorts) {
  /** Figures of times that have ended: overviews are read every half minute, and a week of play is much to sum. */
  const kept = new Map<string, { at: number; figures: Promise<SpanFigures> }>();

  const read = async (span: Span, currency: string): Promise<SpanFigures> => ({
    ...(await playIn(span, currency)),
    ...(await flowsIn(span, currency)),
  });

  function figuresOf(span: Span, currency: string, now: Date): Promise<SpanFigures> {
    if (span.to > now) return read(span, currency);
    const key = `${currency} ${span.from.toISOString()} ${span.to.toISOString()}`;
    const known = kept.get(key);
    if (known) return known.figures;
    const figures = read(span, currency);
    kept.set(key, { at: now.getTime(), figures });
    figures.catch(() => kept.delete(key));
    return figures;
  }

  function forgetOld(now: Date): void {
    for (const [key, { at }] of kept) if (now.getTime() - at > KEPT_MS) kept.delete(key);
  }

  return async (now: Date, { timeZone, currency }: { timeZone: string; currency: string }) => {
    forgetOld(now);
    const spans = daysUntil(now, timeZone);
    const days = [];
    for (const span of spans) days.push(wireDay(localDay(span.from, timeZone), await figuresOf(span, currency, now)));
    const compared = comparableSpans(now, spans);
    const changes = compared
      ? changesOf(await figuresOf(compared.current, currency, now), await figuresOf(compared.before, currency, now))
      : {};
    return { days, changes };
  };
}
