/** The rules of a slot in words, from its configuration. */
import { plural, t } from '@lingui/core/macro';
import { isolateLtr } from '@mekong/i18n/bidi';
import { openerOf } from '../../../shared/slot/seen.ts';
import { freeSpinsText, winsText } from '../banner.ts';
import { neededOf } from '../board/anticipation.ts';
import type { Rules } from '../model.ts';

/** What is said of one symbol, or of the whole game where there is none. */
export interface RuleText {
  /** Code of the symbol in the picture. */
  readonly symbol: string;
  readonly texts: readonly string[];
}

/** Amount of so many units at the chosen stake, in words. */
type Tell = (units: number) => string;

/** The symbol that opens free spins or a wheel where a game has them. */
const scatterCode = 'S';

/** Reels that hold a symbol, counted from 1. */
const reelsWith = (strips: readonly (readonly string[])[], symbol: string): string =>
  strips.flatMap((strip, reel) => (strip.includes(symbol) ? [String(reel + 1)] : [])).join(', ');

const listOf = (values: readonly string[]): string => values.join(', ');

function wildText({ config: { parts } }: Rules): readonly RuleText[] {
  const { wild, strips } = parts;
  if (wild === undefined) return [];
  const on = strips ? reelsWith(strips, wild) : '2, 3, 4, 5';
  return [{ symbol: wild, texts: [t`Stands in for other symbols. It is on these reels: ${on}.`] }];
}

/** What each number of scatters pays and opens. */
function scatterRows({ config: { parts }, facts }: Rules, tell: Tell): readonly string[] {
  const { scatterPays = {}, bookPays = {}, freeSpins } = parts;
  const rows = Object.entries(scatterPays).map(([count, pay]) => [count, pay.stakes, pay.freeSpins] as const);
  const spins = typeof freeSpins === 'object' ? freeSpins.spins : (freeSpins ?? 0);
  const books = Object.entries(bookPays).map(([count, stakes]) => [count, stakes, spins] as const);
  return [...rows, ...books].reverse().map(([count, stakes, free]) => {
    const amount = tell(stakes * facts.unitsPerStake);
    const opened = freeSpinsText(free);
    return t`${count}×: ${amount} and ${opened}`;
  });
}

function openerText(rules: Rules, tell: Tell): readonly RuleText[] {
  const { facts } = rules;
  const { parts } = rules.config;
  const { freeSpins, wheels, freeMultiplier = 1 } = parts;
  const opener = openerOf(parts);
  if (opener === undefined) return [];
  const needed = neededOf(rules);
  const rows = scatterRows(rules, tell);
  const texts: string[] = [...rows];
  if (wheels)
    texts.push(
      t`${needed} of them open a wheel. An arrow on it leads to the next, richer one. Segments are as wide as their chance.`,
      ...wheels.map((segments, index) => {
        const stakes = segments.flatMap(([segment]) => (segment === 'arrow' ? [] : [segment]));
        const amounts = listOf(stakes.map((prize) => tell(prize * facts.unitsPerStake)));
        const number = index + 1;
        return t`Wheel ${number}: ${amounts}.`;
      }),
    );
  else if (rows.length === 0) {
    const opened = freeSpinsText(typeof freeSpins === 'object' ? freeSpins.spins : (freeSpins ?? 0));
    texts.push(t`${needed} or more open ${opened}.`);
  }
  if (typeof freeSpins === 'object') {
    const { most } = freeSpins;
    texts.push(t`More of them during free spins add free spins, up to ${most} in a round.`);
  }
  if (rules.freeSpinMultipliers.length > 1)
    texts.push(
      t`Before free spins start you choose: this number with all wins counted twice, more of them with smaller wins, or fewer with larger ones.`,
      t`Every choice has the same return over a very large number of spins.`,
    );
  else if (freeMultiplier > 1) {
    const wins = winsText(freeMultiplier);
    texts.push(t`During free spins: ${wins}.`);
  }
  return [{ symbol: opener, texts }];
}

function featureTexts({ config: { parts }, facts }: Rules, tell: Tell): readonly RuleText[] {
  const { features } = facts;
  const has = (feature: string) => features.includes(feature);
  const { nudgeOneIn: cases = 1, coins = 0, respins = 0, screenUnits = 0, mostMultiplier = 1, sizes = [] } = parts;
  const full = tell(screenUnits);
  const [least = 0] = sizes;
  const amounts = listOf(
    parts.values?.map(([units]) => tell(units)) ?? parts.orbs?.map(([times]) => isolateLtr(`×${times}`)) ?? [],
  );
  const found: readonly (readonly [boolean, string, ...string[]])[] = [
    [
      has('nudge'),
      'SEV',
      t`With two sevens on the middle line and the third one a row above or below it, its reel may move by one place: one time in ${cases}.`,
    ],
    [
      has('expanding-symbol'),
      'H1',
      t`Before free spins one symbol is drawn. It fills every reel that shows it, and then pays on all lines.`,
    ],
    [has('sticky-wilds'), parts.wild ?? '', t`During free spins it stays where it came until the last of them.`],
    [
      has('mystery-symbols'),
      parts.mystery ?? '',
      t`All of them turn into one symbol before wins are read. Free spins have more of them.`,
    ],
    [
      has('hold-and-spin'),
      'coin',
      t`${coins} or more coins stay and the empty places spin again. Each new coin sets the respins back to ${respins}. At the end all coins are paid, and a full board pays ${full} more.`,
      t`Values: ${amounts}.`,
    ],
    [
      facts.pays === 'clusters',
      'H1',
      t`Equal symbols that touch by an edge pay from ${least} on and vanish, and new ones fall. Each fall counts once more than the one before, up to × ${mostMultiplier}.`,
    ],
    [
      facts.pays === 'anywhere',
      'O',
      t`Equal symbols pay anywhere from ${least} on and vanish, and new ones fall. When nothing pays any more, the orbs on the board multiply what the spin has paid. In free spins the orbs of winning spins add up.`,
      t`Values: ${amounts}.`,
    ],
    [
      has('changing-heights'),
      'H1',
      t`Every reel shows another number of rows in each spin. The first free spin counts once, the second twice, and so on.`,
    ],
    // it stands on the reels of games that have nothing to open
    [
      openerOf(parts) === undefined && parts.strips?.some((strip) => strip.includes(scatterCode)) === true,
      scatterCode,
      t`Brings nothing in this game.`,
    ],
  ];
  return found.flatMap(([isThere, symbol, ...texts]) => (isThere ? [{ symbol, texts }] : []));
}

/** The special symbols and what they do. */
export const symbolTexts = (rules: Rules, tell: Tell): readonly RuleText[] => [
  ...wildText(rules),
  ...openerText(rules, tell),
  ...featureTexts(rules, tell),
];

/** How wins come about. */
export function paysText({ facts, config }: Rules): string {
  const lineCount = facts.count ?? 0;
  const reels = config.parts.strips?.length ?? facts.rows.length;
  switch (facts.pays) {
    case 'lines':
      return reels === 3
        ? t`Lines: ${lineCount}. All of them are always played; the bet is shared between them. A line pays three equal symbols.`
        : t`Lines: ${lineCount}. All of them are always played; the bet is shared between them. A line pays three or more equal symbols from the first reel on, the longest run only.`;
    case 'ways': {
      const ways = plural(lineCount, { one: '# way', other: '# ways' });
      return t`Up to ${ways}: a symbol pays on neighbouring reels from the first on, once for every way through its places.`;
    }
    case 'clusters':
    case 'anywhere':
      return t`Amounts are for groups of so many equal symbols.`;
  }
}

export function volatilityText(volatility: Rules['volatility']): string {
  switch (volatility) {
    case 'low':
      return t`Volatility: low.`;
    case 'medium':
      return t`Volatility: medium.`;
    case 'high':
      return t`Volatility: high.`;
    case 'very high':
      return t`Volatility: very high.`;
  }
}
