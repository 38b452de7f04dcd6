import type { AgentBillDetail, AgentBillStatement } from '@mekong/api-client/contract/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercent } from '@mekong/i18n/formats/percent';
import type { PdfFact, PdfSection } from '../../kernel/pdf/document.ts';
import type { Words } from './words.ts';

/** What a bill is about, with what it is known by and where it is checked. */
export function billFacts({ bill, hash, statement, payee }: AgentBillDetail, words: Words, checkAt: string): PdfFact[] {
  const { say, code, time, zone } = words;
  const { kind, gameType, currency, window } = statement;
  return [
    [say('bills.no'), bill.billId],
    ...(payee === undefined ? [] : [[say('account'), payee] as const]),
    [say('bills.kind'), code('contract', kind)],
    [say('bills.games'), code('games', gameType)],
    [say('bills.from', { zone }), time(window.start)],
    [say('bills.to', { zone }), time(window.end)],
    [say('currency'), currency],
    [say('bill.hash'), hash],
    [say('bill.check'), checkAt],
  ];
}

/** A bill in its three steps, every figure as its canonical form has it: nothing is computed here. */
export function billSections(detail: AgentBillDetail, words: Words): PdfSection[] {
  const { say } = words;
  return [
    { kind: 'facts', heading: say('bill.team'), facts: teamFacts(detail.statement, words) },
    { ...tierTable(detail, words), heading: say('bill.tiers') },
    { kind: 'facts', heading: say('bill.left'), facts: ownFacts(detail, words) },
  ];
}

function teamFacts(
  { team, kind, wages, carryIn, loss }: AgentBillStatement,
  { say, money, language }: Words,
): PdfFact[] {
  const facts: PdfFact[] = [
    [say('bets.validBet'), money(team.volume)],
    [say('bill.bets'), formatNumber(team.bets, language)],
    [say('bill.active'), formatNumber(team.active, language)],
    [say('bill.ggr'), money(team.ggr)],
  ];
  if (kind !== 'DIVIDEND') return facts;
  return [
    ...facts,
    [say('bill.bonus'), money(team.bonus)],
    [say('bill.wages'), money(wages)],
    [say('bill.carryIn'), money(carryIn)],
    [say('bill.loss'), money(loss)],
  ];
}

/** A share in percent, or an amount. */
export const rateOf = (
  { rateType, rate }: { rateType?: string | undefined; rate?: string | undefined },
  { money, language }: Words,
): string => (rate === undefined ? '–' : rateType === 'A' ? money(rate) : formatPercent(rate, language));

function tierTable({ statement, terms }: AgentBillDetail, words: Words): PdfSection {
  const { say, code, money, language } = words;
  const { team, trace, row: matched, kind } = statement;
  const isDividend = kind === 'DIVIDEND';
  const hasOutcomes = trace.some(({ outcome }) => outcome !== 'ANY');
  // figures that were met say nothing while the tier is for the other outcome
  const other = Number(team.ggr) > 0 ? 'LOSS' : 'PROFIT';
  const end = { align: 'end' } as const;
  return {
    kind: 'table',
    columns: [
      { heading: say('bill.tier') },
      ...(hasOutcomes ? [{ heading: say('terms.when'), isWrapping: true }] : []),
      { heading: say('bets.validBet'), ...end },
      ...(isDividend ? [{ heading: say('bill.loss'), ...end }] : []),
      { heading: say('bill.active'), ...end },
      { heading: say('bill.rate'), ...end },
      { heading: say('bets.status') },
    ],
    rows: trace.map(({ row, volume, loss, active, isMet, outcome }) => [
      formatNumber(row, language),
      ...(hasOutcomes ? [code('outcome', outcome)] : []),
      money(volume),
      ...(isDividend ? [money(loss ?? '0.0000')] : []),
      formatNumber(active, language),
      rateOf(terms.tiers[row - 1] ?? {}, words),
      say(row === matched ? 'bill.applies' : isMet && outcome !== other ? 'bill.met' : 'bill.notReached'),
    ]),
  };
}

/** What is below a cent, in units of the currency: exact, without zeros at its end. */
function remainderOf(remainder: string): string {
  const [sign, digits] = remainder.startsWith('-') ? ['-', remainder.slice(1)] : ['', remainder];
  const places = digits.padStart(11, '0');
  return `${sign}${places.slice(0, -10)}.${places.slice(-10).replace(/0+$/, '').padEnd(4, '0')}`;
}

function ownFacts({ statement, below }: AgentBillDetail, words: Words): PdfFact[] {
  const { say, money } = words;
  const { base, gross, remainder, downlines, before, delta, due, correction, carryOut, no, rateType } = statement;
  const share = rateType === 'P' ? `${money(base)} × ${rateOf(statement, words)} = ` : '';
  const partners = new Map(below.map(({ contract, partner }) => [contract, partner]));
  return [
    [say('bill.gross'), `${share}${money(gross)}`],
    [say('bill.remainder'), remainderOf(remainder)],
    ...downlines.map(
      (one) => [say('bill.to', { partner: partners.get(one.contract) ?? '' }), money(one.gross)] as const,
    ),
    ...(correction
      ? [[say('bill.corrects'), correction.bill] as const, [say('bill.note'), correction.note] as const]
      : []),
    ...(no > 1 ? [[say('bill.before'), money(before)] as const] : []),
    [say('bill.delta'), money(delta)],
    ...(due === undefined ? [] : [[say('bill.due'), money(due.delta)] as const]),
    ...(/^0\.0+$/.test(carryOut) ? [] : [[say('bill.carryOut'), money(carryOut)] as const]),
  ];
}
