import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { SymbolId } from '../../../shared/slot/board.ts';
import { createDialog } from '../../kit/dialog.ts';
import { el, ltr, onLanguage, svg } from '../../kit/dom.ts';
import { showMoney, tellMoney, toAmount, toUnits } from '../../kit/format.ts';
import type { Rules } from '../model.ts';
import { names, pictures } from '../symbols.ts';

const counts = [5, 4, 3] as const;

export interface PaytableOptions {
  readonly decimals: number;
  /** Stake at the start; amounts are shown for the chosen one. */
  readonly stake: string;
}

const picture = (symbol: SymbolId) =>
  el('img', { src: pictures[symbol], alt: '', width: 64, height: 64, loading: 'lazy' });

/** What pays how much at the chosen bet, and the rules in plain words. */
export function createPaytable(rules: Rules, { decimals, stake: first }: PaytableOptions) {
  const dialog = createDialog('paytable', () => t`Paytable`);
  let stake = first;

  const lineBet = () => toUnits(stake) / BigInt(rules.lines.length);
  const money = (units: bigint) => showMoney(toAmount(units), { decimals });

  const tell = (units: bigint) => tellMoney(toAmount(units), { decimals });

  function payCard(symbol: SymbolId): HTMLElement {
    const rows = counts.map((count) => {
      const amount = ltr(money(lineBet() * BigInt(rules.linePays[symbol]?.[count] ?? 0)));
      return el('div', { class: 'pay' }, el('dt', {}, ltr(`${count}×`)), el('dd', {}, amount));
    });
    const name = i18n._(names[symbol]);
    return el('li', { class: 'pay-card' }, picture(symbol), el('div', {}, el('h4', {}, name), el('dl', {}, ...rows)));
  }

  function featureCard(symbol: SymbolId, ...texts: readonly string[]): HTMLElement {
    const paragraphs = texts.map((text) => el('p', {}, text));
    return el(
      'li',
      { class: 'feature-card' },
      picture(symbol),
      el('div', {}, el('h4', {}, i18n._(names[symbol])), ...paragraphs),
    );
  }

  function scatterRows(): readonly string[] {
    return counts.map((count) => {
      const { stakes = 0, freeSpins = 0 } = rules.scatterPays[count] ?? {};
      const amount = tell(toUnits(stake) * BigInt(stakes));
      return t`${plural(count, { one: '# lantern', other: '# lanterns' })}: ${amount} and ${plural(freeSpins, { one: '# free spin', other: '# free spins' })}`;
    });
  }

  function lineMap(line: readonly number[], index: number): HTMLElement {
    const cells = line.flatMap((row, reel) =>
      [0, 1, 2].map((at) =>
        svg('rect', { x: reel * 10 + 1, y: at * 10 + 1, width: 8, height: 8, rx: 2, class: at === row ? 'on' : 'off' }),
      ),
    );
    const rows = [t`top`, t`middle`, t`bottom`];
    const path = line.map((row) => rows[row]).join(', ');
    const number = index + 1;
    const map = svg('svg', { viewBox: '0 0 50 30', role: 'img', 'aria-label': t`Line ${number}: ${path}` }, ...cells);
    return el('li', {}, map, ltr(String(number)));
  }

  function write(): void {
    const paying = Object.keys(rules.linePays).filter((name): name is SymbolId => name in names);
    const { rtp, hitRate } = rules;
    const best = tell((toUnits(stake) * BigInt(Math.round(rules.bestSpin * 100))) / 100n);
    const chosen = tell(toUnits(stake));
    const seconds = (rules.minimumSpinMs / 1000).toFixed(1);
    const lineCount = rules.lines.length;
    const isChosen = rules.freeSpinMultipliers.length > 1;
    dialog.body.replaceChildren(
      el('p', { class: 'lead' }, t`Amounts for a bet of ${chosen} per spin.`),
      el('h3', {}, t`Special symbols`),
      el(
        'ul',
        { class: 'feature-cards' },
        featureCard('lotus', t`Stands in for every symbol but the lantern. It is on reels 2, 3 and 4.`),
        featureCard(
          'lantern',
          ...scatterRows(),
          ...(isChosen
            ? [
                t`Before free spins start you choose: this number with all wins counted twice, more of them with smaller wins, or fewer with larger ones.`,
                t`Every choice has the same return over a very large number of spins.`,
                t`During free spins lanterns pay, but open no further free spins.`,
              ]
            : [t`During free spins all wins count twice. Lanterns pay, but open no further free spins.`]),
        ),
      ),
      el('h3', {}, t`Pays per line`),
      el('ul', { class: 'pay-cards' }, ...paying.map(payCard)),
      el('h3', {}, t`Lines`),
      el(
        'p',
        {},
        t`Lines: ${lineCount}. All of them are always played; the bet is shared between them. A line pays three or more equal symbols from the first reel on, the longest run only.`,
      ),
      el('ol', { class: 'line-maps' }, ...rules.lines.map(lineMap)),
      el('h3', {}, t`Good to know`),
      el(
        'ul',
        { class: 'facts' },
        el(
          'li',
          {},
          t`Return to player: ${rtp} % over a very large number of spins. It says nothing about the next one.`,
        ),
        el('li', {}, t`About ${hitRate} % of spins pay something; some of it is less than the bet.`),
        el(
          'li',
          {},
          isChosen
            ? t`The highest pay of one spin at this bet is ${best}, before free spins multiply it.`
            : t`The highest pay of one spin at this bet is ${best}, before free spins double it.`,
        ),
        el('li', {}, t`Shortest time of a spin: ${seconds} s. There is no automatic play.`),
        el(
          'li',
          {},
          t`If a round is interrupted after the bet was taken, it is completed and paid without you. If nobody knows whether the bet was taken, it is cancelled and the bet returned.`,
        ),
      ),
    );
  }
  onLanguage(write);
  return {
    element: dialog.element,
    open: dialog.open,
    setStake: (next: string) => {
      stake = next;
      write();
    },
  };
}
