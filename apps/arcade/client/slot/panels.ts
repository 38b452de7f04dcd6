/** What stands beside the board where there is room: the best pays, the last rounds, and the seal of the next one. */
import { t } from '@lingui/core/macro';
import { openerOf } from '../../shared/slot/seen.ts';
import { el, ltr, onLanguage } from '../kit/dom.ts';
import { shorten, showMoney, showTime, tellMoney, toAmount, toUnits } from '../kit/format.ts';
import { icon } from '../kit/icons.ts';
import { type Commitment, paidBy } from '../kit/model.ts';
import { isEnded } from '../kit/vendor.ts';
import type { Round, Rules } from './model.ts';
import { symbolName, symbolPicture } from './symbols.ts';

/** Symbols with their best pay that are shown, the dearest first. */
const bestPays = 4;
/** Rounds that are shown, the newest first. */
const lastRounds = 7;

export interface PanelsOptions {
  readonly rules: Rules;
  readonly decimals: number;
  readonly currency: string;
  /** Stake at the start; amounts are shown for the chosen one. */
  readonly stake: string;
  readonly commitment: Commitment;
  readonly onPaytable: () => void;
  readonly onRounds: () => void;
}

export function createPanels(options: PanelsOptions) {
  const { rules, decimals, currency, stake: first, commitment, onPaytable, onRounds } = options;
  const { unitsPerStake } = rules.facts;
  const { parts } = rules.config;
  let stake = first;
  let hash = commitment.serverSeedHash;
  let rounds: readonly Round[] = [];

  const paysTitle = el('h2');
  const payRows = el('ul', { class: 'panel-rows' });
  const paysButton = el('button', { type: 'button', class: 'quiet-button' });
  const roundsTitle = el('h2');
  const roundRows = el('ol', { class: 'panel-rows' });
  const noRounds = el('p', { class: 'hint' });
  const roundsButton = el('button', { type: 'button', class: 'quiet-button' });
  const sealTitle = el('h2');
  const sealText = el('p', { class: 'hint' });

  const picture = (code: string) => el('img', { src: symbolPicture(code), alt: '', width: 34, height: 34 });

  function payRow(code: string, units: number): HTMLElement {
    const amount = toAmount((toUnits(stake) * BigInt(Math.round(units))) / BigInt(unitsPerStake));
    return el('li', {}, picture(code), el('span', {}, symbolName(code)), ltr(showMoney(amount, { decimals }), 'value'));
  }

  function specialRow(code: string | undefined, text: string): readonly HTMLElement[] {
    return code === undefined ? [] : [el('li', {}, picture(code), el('span', { class: 'label' }, text))];
  }

  function writePays(): void {
    const amount = tellMoney(stake, { decimals, currency });
    paysTitle.textContent = t({ message: `Best pays at ${amount}`, comment: 'Above what each symbol pays at the bet' });
    const best = Object.entries(parts.pays)
      .filter(([code]) => code !== 'anyBars' && code !== 'twoCherries')
      .map(([code, pays]) => [code, Math.max(...pays)] as const)
      .sort(([, one], [, other]) => other - one)
      .slice(0, bestPays);
    const opener = openerOf(parts);
    payRows.replaceChildren(
      ...best.map(([code, units]) => payRow(code, units)),
      ...specialRow(parts.wild, t({ message: 'Wild', comment: 'A symbol that stands in for others' })),
      ...(opener === parts.wild ? [] : specialRow(opener, parts.wheels ? t`Opens the wheel` : t`Opens free spins`)),
    );
    paysButton.textContent = t`Full paytable`;
  }

  function writeRounds(): void {
    roundsTitle.textContent = t({
      message: 'Last rounds, net',
      comment: 'Above what each of the last rounds has brought',
    });
    noRounds.textContent = t`No rounds yet.`;
    noRounds.hidden = rounds.length > 0;
    roundRows.replaceChildren(
      ...rounds.map((round) => {
        const net = toUnits(paidBy(round) ?? round.stake) - toUnits(round.stake);
        const text = showMoney(net, { decimals, sign: 'always' });
        const time = el('time', { datetime: round.startedAt, dir: 'ltr' }, showTime(round.startedAt));
        return el('li', {}, time, ltr(text, net > 0n ? 'value gain' : 'value'));
      }),
    );
    roundsButton.textContent = t`All my rounds`;
  }

  function writeSeal(): void {
    sealTitle.replaceChildren(icon('shield'), t`Sealed before you play`);
    sealText.replaceChildren(t`Server seed hash`, ' ', ltr(shorten(hash)));
  }

  onLanguage(writePays);
  onLanguage(writeRounds);
  onLanguage(writeSeal);
  paysButton.addEventListener('click', onPaytable);
  roundsButton.addEventListener('click', onRounds);

  return {
    pays: el('section', { class: 'panel pays' }, paysTitle, payRows, paysButton),
    rounds: el(
      'div',
      { class: 'side' },
      el(
        'section',
        { class: 'panel' },
        roundsTitle,
        el('div', { class: 'rounds-place' }, noRounds, roundRows),
        roundsButton,
      ),
      el('section', { class: 'panel seal' }, sealTitle, sealText),
    ),
    setStake: (next: string) => {
      stake = next;
      writePays();
    },
    setCommitment: (next: Commitment) => {
      hash = next.serverSeedHash;
      writeSeal();
    },
    /** Takes rounds that are over, newest first; those of the same number are the same. */
    addRounds: (more: readonly Round[]) => {
      const known = new Map(
        [...more, ...rounds]
          .filter((round) => isEnded(round) && round.payout !== null)
          .map((round) => [round.number, round]),
      );
      rounds = [...known.values()]
        .sort((one, other) => other.startedAt.localeCompare(one.startedAt))
        .slice(0, lastRounds);
      writeRounds();
    },
  };
}

export type Panels = ReturnType<typeof createPanels>;
