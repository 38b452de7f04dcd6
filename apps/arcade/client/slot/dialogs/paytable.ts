import { t } from '@lingui/core/macro';
import { createDialog } from '../../kit/dialog.ts';
import { el, ltr, onLanguage, svg } from '../../kit/dom.ts';
import { showMoney, tellMoney, toAmount, toUnits } from '../../kit/format.ts';
import type { Rules } from '../model.ts';
import { symbolName, symbolPicture } from '../symbols.ts';
import { jackpotRules, jackpotTexts } from './jackpot-texts.ts';
import { paysText, symbolTexts, volatilityText } from './rule-texts.ts';

/** Equal symbols on a line or in ways that pay at the least. */
const leastRun = 3;

/** Pays of the classic reels that are of no single symbol, and the picture they have. */
const mixed: Readonly<Record<string, string>> = { anyBars: 'B1', twoCherries: 'CHE' };

export interface PaytableOptions {
  readonly decimals: number;
  readonly currency: string;
  /** Stake at the start; amounts are shown for the chosen one. */
  readonly stake: string;
}

const picture = (symbol: string) =>
  el('img', { src: symbolPicture(symbol), alt: '', width: 64, height: 64, loading: 'lazy' });

/** What the pays of a symbol are for: numbers of it, or classes of numbers. */
export function headings(name: string, pays: readonly number[], { config }: Rules): readonly string[] {
  const { sizes } = config.parts;
  if (name === 'twoCherries') return ['2×'];
  if (!sizes) return pays.map((_, index) => `${leastRun + index}×`);
  return pays.map((_, index) => {
    const least = sizes[index] ?? 0;
    const next = sizes[index + 1];
    if (next === undefined) return `${least}+`;
    return next - 1 > least ? `${least}–${next - 1}` : String(least);
  });
}

/** What pays how much at the chosen bet, and the rules in plain words. */
export function createPaytable(rules: Rules, { decimals, currency, stake: first }: PaytableOptions) {
  const dialog = createDialog('paytable', () => t`Paytable`);
  const { unitsPerStake } = rules.facts;
  let stake = first;

  const amountOf = (units: number) => toAmount((toUnits(stake) * BigInt(Math.round(units))) / BigInt(unitsPerStake));
  const tell = (units: number) => tellMoney(amountOf(units), { decimals });

  function payCard([name, pays]: readonly [string, readonly number[]]): HTMLElement {
    const symbol = mixed[name] ?? name;
    const names = headings(name, pays, rules);
    const rows = pays
      .map((units, index) => {
        const amount = ltr(showMoney(amountOf(units), { decimals }));
        return el('div', { class: 'pay' }, el('dt', {}, ltr(names[index] ?? '')), el('dd', {}, amount));
      })
      .reverse();
    const title = name === 'anyBars' ? t`Any bars` : symbolName(symbol);
    return el('li', { class: 'pay-card' }, picture(symbol), el('div', {}, el('h4', {}, title), el('dl', {}, ...rows)));
  }

  function featureCard(symbol: string, texts: readonly string[]): HTMLElement {
    const paragraphs = texts.map((text) => el('p', {}, text));
    return el(
      'li',
      { class: 'feature-card' },
      picture(symbol),
      el('div', {}, el('h4', {}, symbolName(symbol)), ...paragraphs),
    );
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
    const map = svg(
      'svg',
      { viewBox: `0 0 ${10 * line.length} 30`, role: 'img', 'aria-label': t`Line ${number}: ${path}` },
      ...cells,
    );
    return el('li', {}, map, ltr(String(number)));
  }

  const listItem = (text: string) => el('li', {}, text);

  function jackpotParts(): readonly HTMLElement[] {
    const tellAmount = (amount: string) => tellMoney(amount, { decimals });
    const cards = jackpotTexts(rules, { stake, currency, tell: tellAmount });
    if (cards.length === 0) return [];
    return [
      el('h3', {}, t({ message: 'Jackpots', comment: 'Above the amounts of four jackpots' })),
      ...jackpotRules(rules).map((text) => el('p', {}, text)),
      el(
        'ul',
        { class: 'feature-cards' },
        ...cards.map(({ title, texts }) =>
          el(
            'li',
            { class: 'feature-card' },
            el('div', {}, el('h4', {}, title), ...texts.map((text) => el('p', {}, text))),
          ),
        ),
      ),
    ];
  }

  function factTexts(): readonly string[] {
    const { rtp, within, hitRate, maxWin, facts, volatility } = rules;
    const best = tell(maxWin * unitsPerStake);
    const points = Number(within ?? 0).toFixed(2);
    const seconds = (rules.minimumSpinMs / 1000).toFixed(1);
    return [
      t`Return to player: ${rtp} % over a very large number of spins. It says nothing about the next one.`,
      ...(within === null ? [] : [t`This return is simulated. 95 % interval: ± ${points}.`]),
      t`About ${hitRate} % of spins pay something; some of it is less than the bet.`,
      volatilityText(volatility),
      rules.config.parts.pools
        ? t`The most that the lines can pay at this bet is ${best}. Jackpots come on top.`
        : facts.cap === null
          ? t`The most that a round can pay at this bet is ${best}.`
          : t`The most that a round pays at this bet is ${best}. A round that reaches it ends there.`,
      t`Shortest time of a spin: ${seconds} s. There is no automatic play.`,
      t`If a round is interrupted after the bet was taken, it is completed and paid without you. If nobody knows whether the bet was taken, it is cancelled and the bet returned.`,
    ];
  }

  function write(): void {
    const { lines, pays } = rules.config.parts;
    const chosen = tell(unitsPerStake);
    const cards = symbolTexts(rules, tell);
    dialog.body.replaceChildren(
      el('p', { class: 'lead' }, t`Amounts for a bet of ${chosen} per spin.`),
      ...(cards.length > 0
        ? [
            el('h3', {}, t`Special symbols`),
            el('ul', { class: 'feature-cards' }, ...cards.map(({ symbol, texts }) => featureCard(symbol, texts))),
          ]
        : []),
      ...jackpotParts(),
      el('h3', {}, t`Pays`),
      el('p', {}, paysText(rules)),
      el('ul', { class: 'pay-cards' }, ...Object.entries(pays).map(payCard)),
      ...(lines ? [el('h3', {}, t`Lines`), el('ol', { class: 'line-maps' }, ...lines.map(lineMap))] : []),
      el('h3', {}, t`Good to know`),
      el('ul', { class: 'facts' }, ...factTexts().map(listItem)),
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
