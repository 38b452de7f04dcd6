// Proves that the contract is well formed, that src/generated belongs to it, and that no client is broken unannounced.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { breakingChanges } from './breaking.ts';
import { bundleContract, type Contract, packageRoot, redocly } from './contract.ts';
import { versionFinding } from './contract-step.ts';
import { descriptionFaults, readSources } from './descriptions.ts';
import { extensionFaults } from './extensions.ts';
import { generatedFiles, generatedFolder } from './generate.ts';
import { listFaults, nameFaults } from './lists.ts';

/** What is wrong and what to do about it; nothing = fine. */
type Findings = { problem: string; remedy: string }[];

function lint(): Findings {
  try {
    redocly(['lint', 'mekong', '--format', 'stylish']);
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return [
      {
        problem: `openapi/ is not well formed:\n${stdout || stderr || error}`,
        remedy: 'Correct the lines named above.',
      },
    ];
  }
}

function extensions(contract: Contract): Findings {
  return extensionFaults(contract).map((problem) => ({
    problem,
    remedy: 'See the extensions in openapi/openapi.yaml, info.description; their rules are in scripts/extensions.ts.',
  }));
}

function lists(contract: Contract): Findings {
  return [...listFaults(contract), ...nameFaults(contract)].map((problem) => ({
    problem,
    remedy: 'See Lists in openapi/openapi.yaml, info.description; the rules are in scripts/lists.ts.',
  }));
}

function descriptions(): Findings {
  const missing = descriptionFaults(readSources());
  if (missing.length === 0) return [];
  return [
    {
      problem: `openapi/ does not describe:\n  ${missing.join('\n  ')}`,
      remedy: 'Add one sentence with unit, format, range or origin: what the name does not say already.',
    },
  ];
}

async function staleFiles(contract: Contract): Promise<Findings> {
  const expected = await generatedFiles(contract);
  const present = existsSync(generatedFolder) ? readdirSync(generatedFolder) : [];
  const stale = [...new Set([...Object.keys(expected), ...present])].filter((name) => {
    const file = join(generatedFolder, name);
    return !(name in expected) || !existsSync(file) || readFileSync(file, 'utf8') !== expected[name];
  });
  if (stale.length === 0) return [];
  return [
    {
      problem: `src/generated does not belong to openapi/: ${stale.join(', ')}`,
      remedy: 'Run "npm run generate -w @mekong/api-client" and commit the result.',
    },
  ];
}

/** The contract at a commit; undefined when there is no git, no such commit or no contract in it. */
function contractAt(ref: string): Contract | undefined {
  try {
    const text = execFileSync('git', ['show', `${ref}:./src/generated/openapi.json`], {
      cwd: packageRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(text) as Contract;
  } catch {
    return undefined;
  }
}

/** The version before this one: the last commit's, or the one before when the last commit holds this very contract. */
function previousContract(contract: Contract, base: string | undefined): Contract | undefined {
  if (base) return contractAt(base);
  const last = contractAt('HEAD');
  return last && JSON.stringify(last) !== JSON.stringify(contract) ? last : contractAt('HEAD~1');
}

function broken(contract: Contract, base: string | undefined): Findings {
  const previous = previousContract(contract, base);
  if (!previous) {
    console.log('api-client: no previous contract to compare with');
    return [];
  }
  const allowed = parse(readFileSync(join(packageRoot, 'openapi/breaking-allowed.yaml'), 'utf8')) as {
    change: string;
  }[];
  const names = new Set(allowed.map((entry) => entry.change));
  const changes = breakingChanges(previous, contract);
  const step = versionFinding(previous.info.version, contract.info.version, changes.length > 0);
  return [
    ...changes
      .filter((change) => !names.has(change))
      .map((change) => ({
        problem: `Breaking change: ${change}`,
        remedy:
          'Keep the old form beside the new one, or list the sentence with its reason in openapi/breaking-allowed.yaml.',
      })),
    ...(step ? [step] : []),
  ];
}

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const contract = bundleContract();
const faults = [...lint(), ...extensions(contract), ...lists(contract), ...descriptions()];
// Nothing is generated from a contract that is not well formed.
const findings = faults.length > 0 ? faults : [...(await staleFiles(contract)), ...broken(contract, values.base)];
for (const { problem, remedy } of findings) console.error(`${problem}\n  -> ${remedy}`);
if (findings.length > 0) process.exit(1);
console.log('api-client: contract is well formed, generated files belong to it, nothing is broken');
