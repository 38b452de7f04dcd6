/** What vanishes with the wins of a step, and what is said of a win. */
import { plural, t } from '@lingui/core/macro';
import { type Place, winCells } from '../../../shared/slot/seen.ts';
import type { Rules, Step, Win } from '../model.ts';
import { symbolName } from '../symbols.ts';

/** Cells that vanish before the next fall. */
export const vanishing = (step: Step, { config }: Rules): readonly Place[] =>
  step.wins.flatMap((win) => winCells(step, win, config.parts));

/** A win in words, without its amount. */
export function describeWin({ kind, symbol, count, line = 0, ways = 0 }: Win): string {
  const number = line + 1;
  switch (kind) {
    case 'coins':
      return plural(count, { one: '# coin', other: '# coins' });
    case 'screen':
      return t`All places filled`;
    case 'wheel':
      return t`Wheel`;
    case 'line': {
      const name = symbol === 'anyBars' ? t`Any bars` : symbolName(symbol);
      return t`Line ${number}: ${count} × ${name}`;
    }
    case 'ways': {
      const name = symbolName(symbol);
      return t`${count} × ${name} (${plural(ways, { one: '# way', other: '# ways' })})`;
    }
    default: {
      const name = symbolName(symbol);
      return t`${count} × ${name}`;
    }
  }
}
