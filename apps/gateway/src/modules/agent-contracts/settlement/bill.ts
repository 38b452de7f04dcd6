import { hash } from 'node:crypto';
import type { TimeWindow } from '../../../kernel/jobs/calendar.ts';
import { formatMoney, type Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { baseOf, type ContractGames, formatRate, isReached, payOf, type Terms, type Tier, tierOf } from '../terms.ts';

/** Bills of this version carry ONE_CYCLE from the cycle before alone; those before it carried it over cycles without a bill. */
export const ONE_CYCLE_VERSION = 4;

/** The newest version of the rules that a window is settled by: one that was settled by older ones keeps them. */
export function rulesOf(
  contracts: readonly SettledContract[],
  known: ReadonlyMap<string, { version: number }>,
): number {
  const versions = contracts.flatMap(({ contractId, terms }) =>
    terms.carry === 'ONE_CYCLE' ? (known.get(contractId)?.version ?? []) : [],
  );
  return versions.length && versions.every((version) => version < ONE_CYCLE_VERSION)
    ? ONE_CYCLE_VERSION - 1
    : ONE_CYCLE_VERSION;
}

/**
 * Version of rules and form. 2 came with contracts that the upline pays, 3 with corrections, 4 with the rule of ONE_CYCLE; where
 * nothing of a version is in a bill, it is written as by the one before, byte for byte.
 */
function versionOf({ contract, downlines }: BillParts, newest: number): number {
  const terms = [contract.terms, ...downlines];
  if (newest >= ONE_CYCLE_VERSION && terms.some(({ carry }) => carry === 'ONE_CYCLE')) return ONE_CYCLE_VERSION;
  return terms.some(({ funding }) => funding) ? 2 : 1;
}

/** What a team has done in a window, as far as it counts for one contract. */
export interface TeamSums {
  bets: number;
  volume: Money;
  /** Stakes less payouts. */
  ggr: Money;
  bonus: Money;
  active: number;
}

/** A contract by the terms that a window is settled by. */
export interface SettledContract {
  contractId: string;
  versionNo: number;
  termsHash: string;
  kind: ContractKind;
  games: ContractGames;
  currency: string;
  uplineId: string | null;
  downlineId: string;
  terms: Terms;
}

/** What a contract comes to before its downlines are taken off. */
export interface Gross {
  wages: Money;
  carryIn: Money;
  carryOut: Money;
  /** What the house has won less the deductions; of a dividend with what was carried in. */
  loss: Money;
  base: Money;
  /** Number of the row, from 1; absent: none was reached. */
  row?: number;
  tier?: Tier;
  gross: Money;
  remainder: string;
}

/** Of a contract whose team has done something. @param extra of a dividend: wages that are deducted, and what was carried in */
export function grossOf(
  { kind, terms }: Pick<SettledContract, 'kind' | 'terms'>,
  team: TeamSums,
  { wages, carryIn }: { wages: Money; carryIn: Money },
): Gross {
  const own = team.ggr - (terms.deductions.includes('BONUS') ? team.bonus : 0n) - wages;
  const loss = own + carryIn;
  const reached = { volume: team.volume, loss, active: team.active };
  const amount = baseOf(kind, reached);
  // a correction takes back what real-time has paid; what others have paid is corrected in their own window
  const base = amount > 0n || kind === 'REALTIME' ? amount : 0n;
  const tier = tierOf(terms, reached, team.ggr);
  const carried = { NONE: 0n, ONE_CYCLE: own, PERMANENT: loss }[terms.carry];
  return {
    ...{ wages, carryIn, loss, base },
    carryOut: carried < 0n ? carried : 0n,
    ...(tier ? { tier, row: terms.tiers.indexOf(tier) + 1 } : {}),
    ...(tier ? payOf(tier, base) : { gross: 0n, remainder: '0' }),
  };
}

/** What somebody directly below gets, by its contract, and who pays it. */
export interface Below {
  contractId: string;
  gross: Money;
  funding?: Terms['funding'];
  carry?: Terms['carry'];
}

/** What a bill leaves its payee: what goes to the wallet, and what remains when those below are paid from there. */
export interface Left {
  due: Money;
  net: Money;
}

/**
 * What is left of a gross. What the house pays to those below is taken off first, and what they get beyond it the house bears:
 * only real-time goes below zero, and then waits for its next windows. What the payee pays to those below from its own wallet
 * comes to it first.
 */
export function leftOf(kind: ContractKind, gross: Money, downlines: readonly Below[]): Left {
  const sum = (funding: Terms['funding']) =>
    downlines.reduce((all, one) => (one.funding === funding ? all + one.gross : all), 0n);
  const rest = gross - sum(undefined);
  const due = rest > 0n || kind === 'REALTIME' ? rest : 0n;
  return { due, net: due - sum('UPLINE_WALLET') };
}

/** Everything that a bill says. */
export interface BillParts {
  contract: SettledContract;
  window: TimeWindow;
  no: number;
  /** Last result that was counted, and the hash of the chain there. */
  seqTo: bigint;
  chainHash: string;
  team: TeamSums;
  gross: Gross;
  /** What those directly below get, by contract. */
  downlines: readonly Below[];
  left: Left;
  /** Sums of the bills of the window before this one. */
  before: Left;
}

/** Each row with what it needed and what there was: why it was not reached, or that it was. */
const traceOf = ({ contract, team, gross }: BillParts): string =>
  listOf(contract.terms.tiers, (tier, n) => {
    const isMet = isReached(tier, { volume: team.volume, loss: gross.loss, active: team.active });
    const loss = tier.loss === undefined ? '' : `,"loss":${money(tier.loss)}`;
    return `{"active":${tier.active},"isMet":${isMet}${loss},"outcome":"${tier.outcome}","row":${n + 1},"volume":${money(tier.volume)}}`;
  });

const money = (amount: Money): string => `"${formatMoney(amount)}"`;
const text = (value: string): string => JSON.stringify(value);

/** A list, each of its entries as it is written. */
function listOf<T>(entries: readonly T[], write: (entry: T, n: number) => string): string {
  let list = '';
  for (let n = 0; n < entries.length; n++) list += (n ? ',' : '') + write(entries[n] as T, n);
  return `[${list}]`;
}

/**
 * A bill always in the same bytes: keys in order, no blanks, amounts and instants as texts. Thousands of them are written a
 * window, so each key stands at its place here, and nothing is sorted.
 *
 * @param newest version that was known when the bill was issued
 */
export function writeBill(parts: BillParts, newest = ONE_CYCLE_VERSION): { doc: string; hash: string } {
  const { contract, window, team, gross, downlines, left, before } = parts;
  const v = versionOf(parts, newest);
  const { funding } = contract.terms;
  const { tier } = gross;
  const rate = tier && (tier.rateType === 'A' ? formatMoney(tier.rate) : formatRate(tier.rate));
  const doc = [
    `{"base":${money(gross.base)},"before":${money(before.net)},"carryIn":${money(gross.carryIn)}`,
    `,"carryOut":${money(gross.carryOut)},"contract":"${contract.contractId}","currency":${text(contract.currency)}`,
    `,"delta":${money(left.net - before.net)},"downlines":`,
    listOf(downlines, (one) => {
      const paidBy = one.funding ? `,"funding":"${one.funding}"` : '';
      return `{"contract":"${one.contractId}"${paidBy},"gross":${money(one.gross)}}`;
    }),
    v > 1
      ? `,"due":{"all":${money(left.due)},"before":${money(before.due)},"delta":${money(left.due - before.due)}}`
      : '',
    funding ? `,"funding":"${funding}"` : '',
    `,"gameType":${text(contract.games)},"gross":${money(gross.gross)},"kind":"${contract.kind}","loss":${money(gross.loss)}`,
    `,"net":${money(left.net)},"no":${parts.no}`,
    tier ? `,"rate":"${rate}","rateType":"${tier.rateType}"` : '',
    `,"remainder":"${gross.remainder}"`,
    tier ? `,"row":${gross.row}` : '',
    `,"rows":{"chain":"${parts.chainHash}","to":"${parts.seqTo}"},"team":{"active":${team.active}`,
    `,"activeFrom":${money(contract.terms.activeFrom)},"bets":${team.bets},"bonus":${money(team.bonus)}`,
    `,"ggr":${money(team.ggr)},"volume":${money(team.volume)}}`,
    `,"terms":{"hash":"${contract.termsHash}","no":${contract.versionNo}},"trace":${traceOf(parts)},"v":${v}`,
    `,"wages":${money(gross.wages)},"window":{"end":"${window.end.toISOString()}","start":"${window.start.toISOString()}"`,
    `,"zone":${text(window.zone)}}}`,
  ].join('');
  return { doc, hash: hash('sha256', doc) };
}

/** JSON of plain values with the keys of every object in order: the form of bills. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts: string[] = [];
  for (const [key, inner] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (inner !== undefined) parts.push(`${JSON.stringify(key)}:${sortedJson(inner)}`);
  return `{${parts.join(',')}}`;
}
