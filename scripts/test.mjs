import { changedBase, changedFiles } from './lib/changed.mjs';
import { runSteps, wordOf } from './lib/steps.mjs';
import { allSteps, stepsOfChange } from './lib/test-steps.mjs';

const words = new Set(allSteps.map(wordOf));

function refuse(message) {
  console.error(message);
  process.exit(1);
}

/** The steps of "npm test -- --changed", or of "npm test -- --changed=BRANCH". */
function changedSteps(argument) {
  const wanted = argument.split('=')[1];
  const base = changedBase(wanted) ?? refuse(`There is no branch, tag or commit "${wanted}".`);
  const files = changedFiles(base);
  console.log(`${files.length} files differ from ${base.slice(0, 9)}`);
  return stepsOfChange(base, files);
}

const given = process.argv.slice(2);
const changed = given.find((argument) => /^--changed(=|$)/.test(argument));
const wanted = given.filter((argument) => argument !== changed);
const unknown = wanted.find((word) => !words.has(word));
if (unknown)
  refuse(`There is no step "${unknown}". Steps: ${[...words].join(', ')}. Or --changed, or --changed=BRANCH.`);

const steps = changed ? changedSteps(changed) : allSteps;
process.exit(await runSteps(wanted.length > 0 ? steps.filter((step) => wanted.includes(wordOf(step))) : steps));
