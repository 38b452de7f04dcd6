import { plural, t } from '@lingui/core/macro';
import { ApiError } from '../api.ts';
import { el, ltr, onLanguage } from '../dom.ts';
import type { Promises } from '../fair/seeds.ts';
import type { Verdict, Verify } from '../fair/verify.ts';
import { showMoney } from '../format.ts';
import { type IconName, icon } from '../icons.ts';
import { paidBy, type Round } from '../model.ts';
import { explain } from '../texts.ts';

/** Sign of what a check found. */
export const verdictIcons: Readonly<Record<Verdict, IconName>> = {
  match: 'check',
  mismatch: 'warning',
  secret: 'lock',
  cancelled: 'close',
};

function wordOf(verdict: Verdict): string {
  switch (verdict) {
    case 'match':
      return t({ message: 'Match', comment: 'The recomputed round agrees with the one that was played' });
    case 'mismatch':
      return t({ message: 'Mismatch', comment: 'The recomputed round differs from the one that was played' });
    case 'secret':
      return t({ message: 'Seed secret', comment: 'The round cannot be checked yet' });
    case 'cancelled':
      return t({ message: 'Cancelled', comment: 'The round has no result' });
  }
}

export interface HistoryOptions<R extends Round> {
  readonly verify: Verify<R>;
  readonly decimals: number;
  readonly promises: Promises;
  /** A round as it was seen. */
  readonly picture?: ((round: R) => Node) | undefined;
}

/** The last rounds, each checked in the page against the seeds. */
export function createHistory<R extends Round>({ verify, decimals, promises, picture }: HistoryOptions<R>) {
  const heading = el('h3', {});
  const verifyAll = el('button', { type: 'button', class: 'quiet-button' });
  const summary = el('p', { class: 'hint', role: 'status' });
  const head = el('tr', {});
  const rows = el('tbody', {});
  const table = el('table', { class: 'history' }, el('thead', {}, head), rows);
  const empty = el('p', { class: 'hint' });
  let rounds: readonly R[] = [];
  let verdicts: readonly Verdict[] = [];

  /** The number of a round, and its picture once it is asked for: most of them nobody opens. */
  function nameOf(round: R): Node {
    const number = ltr(round.number);
    if (!picture || round.payout === null) return number;
    const place = el('div', { class: 'round-picture' });
    const details = el('details', {}, el('summary', {}, number), place);
    details.addEventListener('toggle', () => {
      place.replaceChildren(...(details.open ? [picture(round)] : []));
    });
    return details;
  }

  function row(round: R, index: number): HTMLElement {
    const verdict = verdicts[index];
    const paid = paidBy(round);
    const money = (amount: string) => ltr(showMoney(amount, { decimals }));
    const result = verdict
      ? el('span', { class: `verdict ${verdict}` }, icon(verdictIcons[verdict]), wordOf(verdict))
      : el('span', { class: 'verdict' }, '–');
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, nameOf(round)),
      el('td', { class: 'amount' }, money(round.stake)),
      el('td', { class: 'amount' }, paid === null ? '–' : money(paid)),
      el('td', {}, result),
    );
  }

  function write(): void {
    const matches = verdicts.filter((verdict) => verdict === 'match').length;
    const mismatches = verdicts.filter((verdict) => verdict === 'mismatch').length;
    heading.textContent = t`Your last rounds`;
    verifyAll.replaceChildren(icon('check'), el('span', {}, t`Check all rounds`));
    empty.textContent = t`No rounds yet.`;
    const secrets = verdicts.filter((verdict) => verdict === 'secret').length;
    const later = plural(secrets, {
      one: '# round cannot be checked yet: reveal the server seed first.',
      other: '# rounds cannot be checked yet: reveal the server seed first.',
    });
    summary.textContent = [
      matches + mismatches > 0 && t`Match: ${matches}. Mismatch: ${mismatches}.`,
      secrets > 0 && later,
    ]
      .filter(Boolean)
      .join(' ');
    const titles = [
      t({ message: 'Round', comment: 'One play of a game; its number may follow' }),
      t({ message: 'Bet', comment: 'Above the amount staked per spin' }),
      t({ message: 'Paid out', comment: 'Above amounts' }),
      t({ message: 'Check', comment: 'Above the results of the check' }),
    ];
    head.replaceChildren(...titles.map((title) => el('th', { scope: 'col' }, title)));
    rows.replaceChildren(...rounds.map(row));
    table.hidden = rounds.length === 0;
    verifyAll.hidden = rounds.length === 0;
    empty.hidden = rounds.length > 0;
  }
  onLanguage(write);

  verifyAll.addEventListener('click', () => {
    void Promise.all(rounds.map((round) => verify(round, promises.of(round)))).then(
      (found) => {
        verdicts = found;
        write();
      },
      // what plays a round again could not be fetched: nothing is found, and the next press tries again
      () => {
        summary.textContent = explain(new ApiError('NETWORK'));
      },
    );
  });

  return {
    element: el(
      'section',
      { class: 'rounds' },
      el('div', { class: 'rounds-head' }, heading, verifyAll),
      summary,
      empty,
      table,
    ),
    load: (next: readonly R[]) => {
      rounds = next;
      verdicts = [];
      write();
    },
  };
}
