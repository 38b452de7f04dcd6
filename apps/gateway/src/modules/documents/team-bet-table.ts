import type { TeamBetRow } from '@mekong/api-client/contract/types';
import type { CsvColumn } from './csv-table.ts';
import type { Words } from './words.ts';

/** Columns of the bets of a team, named as on the page. */
export const teamBetColumns = ({ say, code, time, zone }: Words): readonly CsvColumn<TeamBetRow>[] => [
  { heading: say('time', { zone }), cell: (row) => time(row.time) },
  { heading: say('bets.betNo'), cell: ({ betNo }) => betNo },
  { heading: say('team.number'), cell: ({ member }) => member.memberId },
  { heading: say('team.account'), cell: ({ member }) => member.name },
  { heading: say('team.level'), cell: ({ level }) => String(level) },
  { heading: say('bets.game'), cell: ({ game }) => game.name },
  { heading: say('bets.vendor'), cell: ({ vendor }) => vendor.name },
  { heading: say('currency'), cell: ({ currency }) => currency },
  { heading: say('bets.stake'), cell: ({ stake }) => stake, isSummed: true },
  { heading: say('bets.validBet'), cell: ({ validBet }) => validBet, isSummed: true },
  { heading: say('bets.payout'), cell: ({ payout }) => payout, isSummed: true },
  { heading: say('bets.net'), cell: ({ net }) => net, isSummed: true },
  { heading: say('bets.status'), cell: ({ status }) => code('status', status) },
];
