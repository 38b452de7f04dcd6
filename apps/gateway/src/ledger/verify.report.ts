import { formatMoney } from '../kernel/money.ts';
import { MAX_FINDINGS, type Verification } from './verify.ts';

/** The result of a verification as a short table for a terminal. */
export function formatReport({ ok, checks, totals }: Verification): string {
  const lines = checks.flatMap(({ name, findings }) => [
    `  ${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`,
    ...findings.map((finding) => `          ${finding}`),
    ...(findings.length === MAX_FINDINGS ? ['          ... and maybe more'] : []),
  ]);
  const rows = [
    ['Currency', 'Accounts', 'Entries', 'Trial balance'],
    ...totals.map(({ currency, accounts, entries, balance }) => [
      currency,
      String(accounts),
      String(entries),
      formatMoney(balance),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) => `  ${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')}`);
  const failed = checks.filter((check) => check.findings.length > 0).length;
  const verdict = ok
    ? `The books are sound: ${checks.length} of ${checks.length} statements hold.`
    : `The books are NOT sound: ${failed} of ${checks.length} statements do not hold.`;
  return [...lines, '', ...table, '', verdict].join('\n');
}
