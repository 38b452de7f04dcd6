/**
 * npm run returns -w @mekong/arcade: proves the return of every slot, records it, and tells the catalogue.
 *
 * `--rounds=N` simulated rounds of each family that cannot be counted (default: as many as are recorded); the others are
 * simulated a hundredth as long. `--only=ID` one family. `--check` writes nothing: recomputes what is recorded, goes on to `--rounds`, and
 * fails on a difference. `--fresh` writes nothing either: simulates `--rounds` (default 10,000,000) of every family from a seed
 * that nobody has used, which is printed and can be given (`--seed=N`), and fails where paytable and docs say anything else.
 */
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SlotFamily } from '../models/family.ts';
import { slotFamilies } from '../models/models.ts';
import { cardFactsModule } from './cards.ts';
import { freshFaults } from './fresh.ts';
import { simulateShards } from './pool.ts';
import { type FamilyRecord, faultsOf, type Records, recordOf } from './record.ts';
import { addUp, seedOf, shardRounds } from './simulate.ts';
import { returnsPage } from './table.ts';

const recordsFile = new URL('./returns.json', import.meta.url);
const cardsFile = new URL('../../../../../packages/catalogue/src/slots/facts.gen.ts', import.meta.url);
const pageFile = new URL('../../../../../docs/guides/returns.md', import.meta.url);

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    check: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const recorded: Records = JSON.parse(readFileSync(recordsFile, 'utf8'));
const families = slotFamilies.filter(({ id }) => values.only === undefined || id === values.only);
if (families.length === 0) throw new Error(`There is no family ${values.only}.`);

/** Shards that a family is simulated for. */
function shardsOf(family: SlotFamily): number {
  const before = (recorded[family.id]?.simulation.rounds ?? shardRounds) / shardRounds;
  if (values.rounds === undefined) return before;
  const wanted = Math.ceil(Number(values.rounds) / shardRounds);
  const isExact = family.counted.length === 1;
  const shards = isExact ? Math.ceil(wanted / 100) : wanted;
  return values.check ? Math.max(before, shards) : shards;
}

const records: Record<string, FamilyRecord> = { ...recorded };
const faults: string[] = [];
if (values.fresh) {
  console.log(`--seed=${values.seed}`);
  for (const family of families) {
    const count = Math.ceil(Number(values.rounds ?? 10_000_000) / shardRounds);
    const shards = await simulateShards(family, count, (Number(values.seed) ^ seedOf(family)) >>> 0);
    faults.push(...freshFaults(family, recorded[family.id], addUp(shards), console.log));
  }
}
for (const family of values.fresh ? [] : families) {
  const shards = await simulateShards(family, shardsOf(family));
  const record = recordOf(family, shards);
  records[family.id] = record;
  const { rounds, returns } = record.simulation;
  const runs = Object.entries(returns).map(([goal, { percent, within }]) => `${goal}: ${percent} ± ${within}`);
  console.log(`${family.id}: ${rounds} rounds, ${runs.join(', ')}`);
  if (!values.check) continue;
  const known = (recorded[family.id]?.simulation.rounds ?? 0) / shardRounds;
  faults.push(...faultsOf(family.id, recorded[family.id], recordOf(family, shards.slice(0, known)), record));
}

if (values.check || values.fresh) {
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  const sorted = Object.fromEntries(slotFamilies.flatMap(({ id }) => (records[id] ? [[id, records[id]]] : [])));
  writeFileSync(recordsFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(pageFile, returnsPage(sorted));
  writeFileSync(cardsFile, cardFactsModule(sorted));
}
