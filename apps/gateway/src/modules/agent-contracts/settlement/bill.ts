import { createHash } from 'node:crypto';
import type { TimeWindow } from '../../../kernel/jobs/calendar.ts';
import { formatMoney, type Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { baseOf, type ContractGames, formatRate, isReached, payOf, type Terms, type Tier, tierOf } from '../terms.ts';

/** Rises with any change of rule or form; bills of an older one are recomputed by its rules. */
export const ENGINE = 1;

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

/** What is left of it: only real-time goes below zero, and then waits for its next windows. */
export function netOf(kind: ContractKind, gross: Money, downlines: Money): Money {
  const net = gross - downlines;
  return net > 0n || kind === 'REALTIME' ? net : 0n;
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
  downlines: readonly { contractId: string; gross: Money }[];
  net: Money;
  /** Sum of the bills of the window before this one. */
  before: Money;
}

/** Each row with what it needed and what there was: why it was not reached, or that it was. */
const traceOf = ({ contract, team, gross }: BillParts) =>
  contract.terms.tiers.map((tier, n) => ({
    active: tier.active,
    isMet: isReached(tier, { volume: team.volume, loss: gross.loss, active: team.active }),
    ...(tier.loss === undefined ? {} : { loss: formatMoney(tier.loss) }),
    outcome: tier.outcome,
    row: n + 1,
    volume: formatMoney(tier.volume),
  }));

/** A bill always in the same bytes: keys in order, no blanks, amounts and instants as texts. */
export function writeBill(parts: BillParts): { doc: string; hash: string } {
  const { contract, window, team, gross, downlines, net, before } = parts;
  const { tier } = gross;
  const doc = sorted({
    v: ENGINE,
    contract: contract.contractId,
    terms: { no: contract.versionNo, hash: contract.termsHash },
    kind: contract.kind,
    gameType: contract.games,
    currency: contract.currency,
    window: { start: window.start.toISOString(), end: window.end.toISOString(), zone: window.zone },
    no: parts.no,
    rows: { to: parts.seqTo.toString(), chain: parts.chainHash },
    team: {
      bets: team.bets,
      volume: formatMoney(team.volume),
      ggr: formatMoney(team.ggr),
      bonus: formatMoney(team.bonus),
      active: team.active,
      activeFrom: formatMoney(contract.terms.activeFrom),
    },
    wages: formatMoney(gross.wages),
    carryIn: formatMoney(gross.carryIn),
    carryOut: formatMoney(gross.carryOut),
    loss: formatMoney(gross.loss),
    base: formatMoney(gross.base),
    trace: traceOf(parts),
    ...(tier
      ? {
          row: gross.row,
          rateType: tier.rateType,
          rate: tier.rateType === 'A' ? formatMoney(tier.rate) : formatRate(tier.rate),
        }
      : {}),
    gross: formatMoney(gross.gross),
    remainder: gross.remainder,
    downlines: downlines.map((one) => ({ contract: one.contractId, gross: formatMoney(one.gross) })),
    net: formatMoney(net),
    before: formatMoney(before),
    delta: formatMoney(net - before),
  });
  return { doc, hash: createHash('sha256').update(doc).digest('hex') };
}

/** JSON with the keys of every object in order. */
const sorted = (value: object): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
