import { nightlySteps, withNeeds } from './lib/nightly-steps.mjs';
import { runSteps, wordOf } from './lib/steps.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.find((word) => !nightlySteps.some((step) => wordOf(step) === word));
if (unknown) {
  console.error(`There is no step "${unknown}". Steps: ${nightlySteps.map(wordOf).join(', ')}.`);
  process.exit(1);
}
process.exit(await runSteps(wanted.length > 0 ? withNeeds(nightlySteps, wanted) : nightlySteps));
