/** A round of the past as a picture: the board of each spin with what it paid, and the same in words. */
import { t } from '@lingui/core/macro';
import { isolateLtr } from '@mekong/i18n/bidi';
import { stepsToShow, winCells } from '../../../shared/slot/seen.ts';
import { valueText } from '../../../shared/slot/symbols.ts';
import { el, ltr } from '../../kit/dom.ts';
import { showMoney, tellMoney, toUnits } from '../../kit/format.ts';
import { createWinLines } from '../board/win-lines.ts';
import { describeWin } from '../board/wins.ts';
import { jackpotName } from '../jackpots.ts';
import type { Round, Rules, Step } from '../model.ts';
import { symbolFace, symbolName } from '../symbols.ts';

function boardOf(step: Step, rules: Rules): HTMLElement {
  const { unitsPerStake, rows } = rules.facts;
  const lit = new Set(step.wins.flatMap((win) => winCells(step, win, rules.config.parts)).map(String));
  const reels = step.board.map((cells, reel) => {
    const host = el(
      'div',
      { class: 'reel' },
      ...cells.map((cell, row) =>
        el(
          'div',
          { class: lit.has(String([reel, row])) ? 'cell wins' : 'cell' },
          el('span', { class: 'tile' }, symbolFace(cell, unitsPerStake)),
        ),
      ),
    );
    host.style.setProperty('--count', String(cells.length));
    return host;
  });
  const most = Math.max(...rows);
  const texts = Array.from({ length: most }, (_, row) => {
    const number = row + 1;
    const cells = step.board.flatMap((reel) => reel[row] ?? []);
    const names = cells.map((cell) => [symbolName(cell), valueText(cell, unitsPerStake)].join(' ').trim()).join(', ');
    return t`Row ${number}: ${names}.`;
  });
  const lines = createWinLines(rules);
  lines.show(step.wins);
  const board = el(
    'div',
    {
      class: `reels small${lit.size > 0 ? ' dimmed' : ''}`,
      role: 'img',
      'aria-label': [...texts, ...step.wins.map((win) => `${describeWin(win)}.`)].join(' '),
    },
    ...reels,
    lines.element,
  );
  board.style.setProperty('--reels', String(step.board.length));
  board.style.setProperty('--rows', String(most));
  return board;
}

export function roundPicture(round: Round, rules: Rules, decimals: number): HTMLElement {
  const captionOf = (step: Step) => {
    const names = step.wins.slice(0, 3).map(describeWin);
    const paid = toUnits(step.payout) > 0n ? [tellMoney(step.payout, { decimals })] : [];
    const times = step.multiplier > 1 && step.wins.length > 0 ? [isolateLtr(`×${step.multiplier}`)] : [];
    return [...names, ...times, ...paid].join(' · ');
  };
  const figures = stepsToShow(round.steps).map((step) =>
    el('figure', {}, boardOf(step, rules), el('figcaption', {}, captionOf(step))),
  );
  const pots = round.jackpots.map(({ pool, amount }) => {
    const jackpot = jackpotName(pool);
    return el('p', {}, t`Jackpot: ${jackpot}`, ' ', ...(amount === null ? [] : [ltr(showMoney(amount, { decimals }))]));
  });
  return el('div', { class: 'round-boards' }, ...figures, ...pots);
}
