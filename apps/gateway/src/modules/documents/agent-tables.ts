import type {
  AgentBill,
  AgentLink,
  AgentTeamFormer,
  AgentTeamMember,
  TeamBetRow,
  TeamLoss,
  TeamLossFormer,
  TeamMovement,
} from '@mekong/api-client/contract/types';
import type { Pieces } from '../../kernel/db/in-pieces.ts';
import type { CsvColumn } from './csv-table.ts';
import type { Words } from './words.ts';

/** Somebody of a team, or everybody who was in it and is not any more. */
type OrFormer<Member, Former> = Member | (Former & { memberId?: undefined });

export type TeamLine = OrFormer<AgentTeamMember, AgentTeamFormer>;
export type LossLine = OrFormer<TeamLoss, TeamLossFormer>;

/** What only a member has. */
const ofMember =
  <Member extends { memberId: string }>(cell: (member: Member) => string) =>
  (line: Member | { memberId?: undefined }): string =>
    line.memberId === undefined ? '' : cell(line as Member);

/** The rows of a team, and last what former downlines have played. */
export const withFormer = <Member, Former>(
  pieces: Pieces<Member>,
  former: Former | undefined,
): Pieces<Member | Former> => ({
  count: pieces.count + (former ? 1 : 0),
  async *[Symbol.asyncIterator]() {
    yield* pieces;
    if (former) yield [former];
  },
});

/** Columns of team management, named as on the page. */
export function teamColumns({ say, code, time, zone }: Words, currency: string): readonly CsvColumn<TeamLine>[] {
  const member = ofMember<AgentTeamMember>;
  return [
    { heading: say('team.number'), cell: member(({ memberId }) => memberId) },
    { heading: say('team.account'), cell: (line) => (line.memberId === undefined ? say('team.former') : line.name) },
    { heading: say('team.kind'), cell: member(({ kind }) => code('account', kind)) },
    { heading: say('team.state'), cell: member(({ state }) => code('account', state)) },
    { heading: say('team.level'), cell: member(({ level }) => String(level)) },
    { heading: say('team.direct'), cell: member(({ direct }) => String(direct)) },
    { heading: say('team.team'), cell: member(({ team }) => String(team)) },
    { heading: say('team.contracts'), cell: member(({ contracts }) => String(contracts)) },
    { heading: say('team.joined', { zone }), cell: member(({ joinedAt }) => time(joinedAt)) },
    {
      heading: say('team.lastLogin', { zone }),
      cell: member(({ lastLoginAt }) => (lastLoginAt ? time(lastLoginAt) : '')),
    },
    { heading: say('currency'), cell: () => currency, isOne: true },
    { heading: say('team.balance'), cell: member(({ balance = '' }) => balance), isSummed: true },
    { heading: say('profit.deposits'), cell: member(({ deposits }) => deposits), isSummed: true },
    { heading: say('bets.validBet'), cell: ({ validBet }) => validBet, isSummed: true },
    { heading: say('team.net'), cell: ({ ggr }) => ggr, isSummed: true },
    { heading: say('team.remark'), cell: member(({ remark = '' }) => remark), isWrapping: true },
  ];
}

/** Columns of user loss, named as on the page. */
export function lossColumns({ say, code }: Words, currency: string): readonly CsvColumn<LossLine>[] {
  const member = ofMember<TeamLoss>;
  return [
    { heading: say('team.number'), cell: member(({ memberId }) => memberId) },
    { heading: say('team.account'), cell: (line) => (line.memberId === undefined ? say('team.former') : line.name) },
    { heading: say('team.kind'), cell: member(({ kind }) => code('account', kind)) },
    { heading: say('team.level'), cell: member(({ level }) => String(level)) },
    { heading: say('team.lastBet'), cell: member(({ lastDay = '' }) => lastDay) },
    { heading: say('team.bets'), cell: ({ bets }) => String(bets) },
    { heading: say('currency'), cell: () => currency, isOne: true },
    { heading: say('profit.deposits'), cell: ({ deposits }) => deposits, isSummed: true },
    { heading: say('profit.withdrawals'), cell: ({ withdrawals }) => withdrawals, isSummed: true },
    { heading: say('profit.stake'), cell: ({ stake }) => stake, isSummed: true },
    { heading: say('bets.validBet'), cell: ({ validBet }) => validBet, isSummed: true },
    { heading: say('profit.payout'), cell: ({ payout }) => payout, isSummed: true },
    { heading: say('team.bonus'), cell: ({ bonus }) => bonus, isSummed: true },
    { heading: say('profit.net'), cell: ({ net }) => net, isSummed: true },
  ];
}

/** Columns of the bets of a team, named as on the page. */
export const teamBetColumns = ({ say, code, time, zone }: Words): readonly CsvColumn<TeamBetRow>[] => [
  { heading: say('time', { zone }), cell: (row) => time(row.time) },
  { heading: say('bets.betNo'), cell: ({ betNo }) => betNo },
  { heading: say('team.number'), cell: ({ member }) => member.memberId },
  { heading: say('team.account'), cell: ({ member }) => member.name },
  { heading: say('team.level'), cell: ({ level }) => String(level) },
  { heading: say('bets.game'), cell: ({ game }) => game.name, isWrapping: true },
  { heading: say('bets.vendor'), cell: ({ vendor }) => vendor.name, isWrapping: true },
  { heading: say('currency'), cell: ({ currency }) => currency, isOne: true },
  { heading: say('bets.stake'), cell: ({ stake }) => stake, isSummed: true },
  { heading: say('bets.validBet'), cell: ({ validBet }) => validBet, isSummed: true },
  { heading: say('bets.payout'), cell: ({ payout }) => payout, isSummed: true },
  { heading: say('bets.net'), cell: ({ net }) => net, isSummed: true },
  { heading: say('bets.status'), cell: ({ status }) => code('status', status), isWrapping: true },
];

/** Columns of the money of a team, named as on the page. */
export const teamMovementColumns = ({ say, code, time, zone }: Words): readonly CsvColumn<TeamMovement>[] => [
  { heading: say('time', { zone }), cell: ({ at }) => time(at) },
  { heading: say('team.number'), cell: ({ member }) => member.memberId },
  { heading: say('team.account'), cell: ({ member }) => member.name },
  { heading: say('no'), cell: ({ no }) => no },
  { heading: say('movements.kind'), cell: ({ kind }) => code('movement', kind), isWrapping: true },
  { heading: say('currency'), cell: ({ currency }) => currency, isOne: true },
  { heading: say('movements.amount'), cell: ({ amount }) => amount, isSummed: true },
  { heading: say('balanceAfter'), cell: ({ balanceAfter }) => balanceAfter, isMoney: true },
];

/** Columns of the bills of an agent, named as on the page. */
export const billColumns = ({ say, code, time, zone }: Words): readonly CsvColumn<AgentBill>[] => [
  { heading: say('bills.no'), cell: ({ billId }) => billId },
  { heading: say('bills.from', { zone }), cell: ({ start }) => time(start) },
  { heading: say('bills.to', { zone }), cell: ({ end }) => time(end) },
  { heading: say('bills.kind'), cell: ({ kind }) => code('contract', kind), isWrapping: true },
  { heading: say('bills.games'), cell: ({ gameType }) => code('games', gameType), isWrapping: true },
  { heading: say('currency'), cell: ({ currency }) => currency, isOne: true },
  { heading: say('bills.earned'), cell: ({ amount, earned = amount }) => earned, isSummed: true },
  { heading: say('bills.paid'), cell: ({ paid }) => paid, isSummed: true },
];

/** What a link offers, or says that it does not any more: a plan of the house by its name, a contract by its kind and number. */
const planOf = ({ plan, planKind, planState, housePlan }: AgentLink, { say, code }: Words): string => {
  const named =
    housePlan?.name ?? [planKind === undefined ? '' : code('contract', planKind), plan].filter(Boolean).join(' ');
  if (planState === 'WITHDRAWN') return say('links.withdrawn', { plan: named });
  return planState === 'BARRED' ? say('links.barred', { plan: named }) : named;
};

/** Columns of the links of an agent, named as on the page. */
export const linkColumns = (words: Words): readonly CsvColumn<AgentLink>[] => {
  const { say, code, time, zone } = words;
  return [
    { heading: say('links.code'), cell: ({ code: own }) => own },
    { heading: say('links.campaign'), cell: ({ campaign = '' }) => campaign, isWrapping: true },
    { heading: say('team.kind'), cell: ({ kind }) => code('account', kind) },
    { heading: say('links.plan'), cell: (link) => planOf(link, words), isWrapping: true },
    { heading: say('links.made', { zone }), cell: ({ createdAt }) => time(createdAt) },
    { heading: say('team.state'), cell: ({ isActive }) => say(isActive ? 'links.on' : 'links.off') },
    { heading: say('links.openings'), cell: ({ clicks }) => String(clicks), isCounted: true },
    { heading: say('links.accounts'), cell: ({ registrations }) => String(registrations), isCounted: true },
    { heading: say('links.deposits'), cell: ({ firstDeposits }) => String(firstDeposits), isCounted: true },
  ];
};
