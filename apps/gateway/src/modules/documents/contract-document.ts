import type { AgentContract, AgentContractTerms } from '@mekong/api-client/contract/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import type { PdfFact, PdfSection } from '../../kernel/pdf/document.ts';
import { rateOf } from './bill-document.ts';
import type { CsvColumn } from './csv-table.ts';
import { tableOf } from './whole-table.ts';
import type { Words } from './words.ts';

type Tier = AgentContractTerms['tiers'][number];
const end = { align: 'end' } as const;

/** What a contract is about, and who stands at its other side. */
export const contractFacts = (
  { contractId, kind, gameType, currency, side, partner }: AgentContract,
  { say, code }: Words,
): PdfFact[] => [
  [say(side === 'UPLINE' ? 'terms.downline' : 'terms.upline'), partner ?? say('terms.house')],
  [say('bills.no'), contractId],
  [say('bills.kind'), code('contract', kind)],
  [say('bills.games'), code('games', gameType)],
  [say('currency'), currency],
];

/** How a contract stands, as its page says it. */
function stateOf({ status, endsAt, endAskedBy }: AgentContract): string {
  if (endsAt !== undefined && status === 'V') return 'ENDING';
  return endAskedBy !== undefined && status === 'V' ? 'ASKED' : status;
}

/** Columns of contracts: who with, how each stands, and between which rates its terms pay. */
export const contractColumns = (words: Words, side: AgentContract['side']): readonly CsvColumn<AgentContract>[] => {
  const { say, code, time, zone } = words;
  const termsOf = ({ open, inForce, signed, last }: AgentContract) => open ?? inForce ?? signed ?? last;
  const at = (instant: string | undefined) => (instant === undefined ? '' : time(instant));
  const ratesOf = (contract: AgentContract) => {
    const tiers = termsOf(contract)?.tiers ?? [];
    const rates = [tiers[0], tiers.at(-1)].map((tier) => (tier ? rateOf(tier, words) : ''));
    return [...new Set(rates)].join(' – ');
  };
  return [
    { heading: say('bills.no'), cell: ({ contractId }) => contractId },
    {
      heading: say(side === 'UPLINE' ? 'terms.downline' : 'terms.upline'),
      cell: ({ partner }) => partner ?? say('terms.house'),
      isWrapping: true,
    },
    { heading: say('bills.kind'), cell: ({ kind }) => code('contract', kind), isWrapping: true },
    { heading: say('bills.games'), cell: ({ gameType }) => code('games', gameType), isWrapping: true },
    { heading: say('currency'), cell: ({ currency }) => currency, isOne: true },
    { heading: say('team.state'), cell: (row) => code('contractState', stateOf(row)), isWrapping: true },
    { heading: say('terms.settled'), cell: (row) => code('period', termsOf(row)?.period ?? ''), isWrapping: true },
    { heading: say('contracts.tiers'), cell: (row) => String(termsOf(row)?.tiers.length ?? 0) },
    { heading: say('bill.rate'), cell: ratesOf },
    { heading: say('contracts.offered', { zone }), cell: (row) => at(termsOf(row)?.offeredAt) },
    { heading: say('bills.from', { zone }), cell: (row) => at(termsOf(row)?.effectiveFrom) },
    { heading: say('bills.to', { zone }), cell: (row) => at(row.endsAt ?? termsOf(row)?.effectiveTo) },
  ];
};

/** Every terms of a contract that count: those in force, signed or offered; the last ones of one that has none of these. */
export function contractSections({ kind, open, signed, inForce, last }: AgentContract, words: Words): PdfSection[] {
  const { say } = words;
  const isDividend = kind === 'DIVIDEND';
  const shown = [
    ['terms.inForce', inForce],
    ['terms.signed', signed],
    ['terms.offered', open],
    ['terms.last', inForce || signed || open ? undefined : last],
  ] as const;
  return shown.flatMap(([name, terms]) =>
    terms
      ? [
          {
            kind: 'facts' as const,
            heading: `${say(name)} · ${say('terms.no', { termsNo: formatNumber(terms.no, words.language) })}`,
            facts: termsFacts(terms, isDividend, words),
          },
          tierTable(terms.tiers, isDividend, words),
        ]
      : [],
  );
}

function termsFacts(terms: AgentContractTerms, isDividend: boolean, { say, code, money, moment }: Words): PdfFact[] {
  const { period, activeFrom, deductions, carry, funding, hash } = terms;
  const taken = deductions.map((one) => code('taken', one)).join(' · ');
  const at = (name: 'terms.offered' | 'terms.signed' | 'terms.starts' | 'terms.ends', instant: string | undefined) =>
    instant === undefined ? [] : [[say(name), moment(instant)] as const];
  return [
    [say('terms.settled'), code('period', period)],
    [say('terms.activeFrom'), money(activeFrom)],
    ...(isDividend
      ? ([
          [say('terms.taken'), taken || say('terms.nothing')],
          [say('terms.carry'), code('carry', carry)],
        ] as const)
      : []),
    [say('terms.funding'), say(funding === undefined ? 'terms.house' : 'terms.byUpline')],
    ...at('terms.offered', terms.offeredAt),
    ...at('terms.signed', terms.signedAt),
    ...at('terms.starts', terms.effectiveFrom),
    ...at('terms.ends', terms.effectiveTo),
    [say('bill.hash'), hash],
  ];
}

/** The conditions of each tier, at least, and what it pays. */
function tierTable(tiers: readonly Tier[], isDividend: boolean, words: Words): PdfSection {
  const { say, code, money, language } = words;
  const hasOutcomes = tiers.some(({ outcome = 'ANY' }) => outcome !== 'ANY');
  const rows = tiers.map((tier, n) => ({ ...tier, no: n + 1 }));
  return tableOf<Tier & { no: number }>(
    [
      { heading: say('bill.tier'), cell: ({ no }) => formatNumber(no, language) },
      ...(hasOutcomes
        ? [
            {
              heading: say('terms.when'),
              cell: ({ outcome = 'ANY' }: Tier) => code('outcome', outcome),
              isWrapping: true,
            },
          ]
        : []),
      { heading: say('terms.volume'), cell: ({ minimumBet }) => money(minimumBet), ...end },
      ...(isDividend
        ? [{ heading: say('bill.loss'), cell: ({ netLoss = '0.0000' }: Tier) => money(netLoss), ...end }]
        : []),
      { heading: say('bill.active'), cell: ({ activeMember }) => formatNumber(activeMember, language), ...end },
      { heading: say('bill.rate'), cell: (tier) => rateOf(tier, words), ...end },
    ],
    rows,
  );
}
