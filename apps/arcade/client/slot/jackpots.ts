/** The pots of linked jackpots above the board: what they hold now, asked for again and again while the page is looked at. */
import { t } from '@lingui/core/macro';
import { el, ltr, onLanguage } from '../kit/dom.ts';
import { showMoney } from '../kit/format.ts';
import type { Pot } from '../kit/model.ts';

/** Between two questions, in milliseconds: the server answers from what it was told two seconds ago at most. */
const askMs = 4000;

/** Name of a pool; the four of our slots have words, another one is called what it is called on the wire. */
export function jackpotName(pool: string): string {
  switch (pool) {
    case 'mini':
      return t({ message: 'Mini', comment: 'Name of the smallest of four jackpots' });
    case 'minor':
      return t({ message: 'Minor', comment: 'Name of the second smallest of four jackpots' });
    case 'major':
      return t({ message: 'Major', comment: 'Name of the second greatest of four jackpots' });
    case 'grand':
      return t({ message: 'Grand', comment: 'Name of the greatest of four jackpots' });
    default:
      return pool;
  }
}

export interface JackpotsOptions {
  readonly ask: () => Promise<{ readonly jackpots: readonly Pot[] }>;
  readonly decimals: number;
  /** While a round is played the amounts stand still: a pot that it has won is not empty before that is shown. */
  readonly isFrozen: () => boolean;
}

/** Shows the pots, the greatest first. What could not be asked for again is said to be old, and never hidden. */
export function createJackpots({ ask, decimals, isFrozen }: JackpotsOptions) {
  const list = el('dl', { class: 'pots' });
  const note = el('p', { class: 'pots-note', role: 'status' });
  const element = el('section', { class: 'jackpots' }, list, note);
  let pots: readonly Pot[] = [];
  let isOld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;

  function write(): void {
    element.setAttribute('aria-label', t({ message: 'Jackpots', comment: 'Above the amounts of four jackpots' }));
    list.replaceChildren(
      ...pots
        .toReversed()
        .map(({ pool, amount }) =>
          el(
            'div',
            { class: 'pot' },
            el('dt', {}, jackpotName(pool)),
            el('dd', {}, ltr(showMoney(amount, { decimals }))),
          ),
        ),
    );
    const text = !isOld
      ? ''
      : pots.length === 0
        ? t`The jackpots can't be shown right now.`
        : t`These jackpot amounts are not up to date.`;
    if (note.textContent !== text) note.textContent = text;
    element.classList.toggle('old', isOld);
  }

  async function load(): Promise<void> {
    try {
      const { jackpots } = await ask();
      if (isFrozen()) return;
      pots = jackpots;
      isOld = false;
    } catch {
      isOld = true;
    }
    write();
  }

  /** Asks now, unless it is being asked, and then again after a pause. A page that nobody sees asks nothing. */
  function refresh(): Promise<void> {
    clearTimeout(timer);
    asking ??= (document.hidden || isFrozen() ? Promise.resolve() : load()).finally(() => {
      asking = undefined;
      timer = setTimeout(() => void refresh(), askMs);
    });
    return asking;
  }

  onLanguage(write);
  document.addEventListener('visibilitychange', () => void refresh());
  return {
    element,
    refresh,
    /** Asks no more; for tests. */
    stop: () => clearTimeout(timer),
  };
}
