/** The records as a page of the docs. */
import type { SlotFacts } from '../../../shared/slot/models/model.ts';
import { slotFamilies } from '../models/models.ts';
import { mostPayout } from '../stakes.ts';
import { exposures } from './exposure.ts';
import type { FamilyRecord, Records } from './record.ts';

const board = ({ rows }: SlotFacts) => `${rows.length}x${rows[0] ?? 0}`;

const paysBy = ({ pays, count }: SlotFacts) => (count === null ? pays : `${count.toLocaleString('en-US')} ${pays}`);

/** Fewer decimals of a figure: a return is never rounded up. */
const cut = (figure: string, decimals: number) => figure.slice(0, figure.indexOf('.') + 1 + decimals);

const percent = ({ returns }: FamilyRecord, goal: string): string => {
  const { percent: figure = '', within = null } = returns[goal] ?? {};
  return within === null ? cut(figure, 4) : `${cut(figure, 2)} ± ${Number(within).toFixed(2)}`;
};

const stakes = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const whole = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 });
const estimated = (figure: string, isCounted: boolean) => (isCounted ? figure : `~${figure}`);

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const factsOf = (id: string): SlotFacts => {
  const facts = slotFamilies.find((family) => family.id === id)?.variants[0]?.facts;
  if (!facts) throw new Error(`There is no family ${id}.`);
  return facts;
};

export function returnsPage(records: Records): string {
  const families = Object.entries(records);
  const returns = families.map(([id, record]) => {
    const facts = factsOf(id);
    const { hitRate, deviation, volatility, isCounted, simulation } = record;
    return row(
      `\`${id}\``,
      board(facts),
      paysBy(facts),
      ...['94', '96', '97'].map((goal) => percent(record, goal)),
      estimated(hitRate, isCounted),
      `${estimated(deviation, isCounted)}, ${volatility}`,
      simulation.featureOneIn === null ? '–' : `~${simulation.featureOneIn}`,
    );
  });
  const runs = families.map(([id, record]) => {
    const { rounds, longest, returns: simulated, hash } = record.simulation;
    const run = simulated['96'];
    if (!run) throw new Error(`The run of ${id} has no middle return.`);
    return row(
      `\`${id}\``,
      rounds.toLocaleString('en-US'),
      `${run.percent} ± ${Number(run.within).toFixed(2)}`,
      stakes(run.best),
      stakes(record.returns['96']?.maxWin ?? 0),
      `${longest} of ${whole(factsOf(id).longest)}`,
      `\`${hash.slice(0, 12)}\``,
    );
  });
  const exposed = Object.entries(exposures(records)).map(([id, { highestStake, most, amount }]) =>
    row(`\`${id}\``, whole(highestStake), stakes(most), whole(amount), whole(factsOf(id).longest)),
  );
  return `# Returns of the slot models

What each family of slots returns, and how that is known. Written by \`npm run returns -w @mekong/arcade\`: change data or
rules, run it, and commit what it writes.

A return is the mean payout of a stake, in percent. It is counted exactly where the outcomes can be counted; where they cannot
(\`cluster\`, \`tumble\`) it is simulated and has an interval of 95 % confidence. Hit rate is the share of paid rounds that pay
anything, deviation the standard deviation of a round in stakes, at a return of 96; \`~\` marks a simulated figure. Volatility:
low to 3, medium to 5, high to 8, very high above.

${[row('family', 'board', 'pays by', '94', '96', '97', 'hit rate %', 'deviation', 'feature one in'), row(...Array.from({ length: 9 }, () => '---')), ...returns].join('\n')}

The part of linked jackpots in a return is the share of stakes that fills them: all of it is paid out. It is in the deviation, but
not in the simulation below, nor in the most a round pays: what is in a pool is not a matter of the draw.

## Simulated rounds

Every family is simulated from a fixed seed at a return of 96, the exact ones too: a count and a simulation that disagree by four
deviations stop the command. *Best seen* and *most* are in stakes: the highest payout of these rounds, and what no round can
exceed. Most is the best of every part of a round together, or a cap where the rules name one (\`ways\` and \`cluster\` 5,000, \`heights\`
and \`tumble\` 10,000, \`expanding\` 5,000); a round that reaches its cap ends. An exact return is the one before the cap. Steps are what the page
shows one after the other: in the longest of these rounds, and in the longest that the rules allow.

${[row('family', 'rounds', 'return %', 'best seen', 'most', 'steps', 'hash'), row(...Array.from({ length: 7 }, () => '---')), ...runs].join('\n')}

## Exposure

The most that one round can cost the house, in KHR: the best round of a family, at whichever return pays most, at the highest stake that
any slot offers. A slot of the house offers no stake whose best round is above ${whole(mostPayout.KHR ?? 0)}; a test holds the others to it.
What is in linked pools comes on top. A round ends after its longest in steps. Where symbols fall for as long as
they pay (\`cluster\`, \`tumble\`) that is the number of least wins that reach the cap, which nobody will ever see: the longest of 10^9 rounds
stands in the table above.

${[row('family', 'highest stake', 'most, stakes', 'max exposure', 'longest round, steps'), row(...Array.from({ length: 5 }, () => '---')), ...exposed].join('\n')}
`;
}
