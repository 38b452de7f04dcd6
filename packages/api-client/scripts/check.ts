// Proves that the contract is well formed, that src/generated belongs to it, and that no client is broken unannounced.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { adminFaults } from './admin.ts';
import { breakingChanges } from './breaking.ts';
import { bundleContract, type Contract, type ContractName, packageRoot, redocly } from './contract.ts';
import { versionFinding } from './contract-step.ts';
import { descriptionFaults, readSources } from './descriptions.ts';
import { extensionFaults } from './extensions.ts';
import { generatedFiles, generatedFolders, presentFiles } from './generate.ts';
import { listFaults, nameFaults } from './lists.ts';

/** What is wrong and what to do about it; nothing = fine. */
type Findings = { problem: string; remedy: string }[];

function lint(): Findings {
  try {
    redocly(['lint', 'mekong', 'admin', '--format', 'stylish']);
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

function extensions(name: ContractName, contract: Contract): Findings {
  return (name === 'admin' ? adminFaults : extensionFaults)(contract).map((problem) => ({
    problem,
    remedy:
      'See the extensions in info.description of the openapi.yaml; their rules are in scripts/extensions.ts and admin.ts.',
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

async function staleFiles(name: ContractName, contract: Contract): Promise<Findings> {
  const folder = generatedFolders[name];
  const expected = await generatedFiles(name, contract);
  const present = existsSync(folder) ? presentFiles(folder) : [];
  const stale = [...new Set([...Object.keys(expected), ...present])].filter((name) => {
    const file = join(folder, name);
    return !(name in expected) || !existsSync(file) || readFileSync(file, 'utf8') !== expected[name];
  });
  if (stale.length === 0) return [];
  return [
    {
      problem: `${relative(packageRoot, folder)} does not belong to openapi/: ${stale.join(', ')}`,
      remedy: 'Run "npm run generate -w @mekong/api-client" and commit the result.',
    },
  ];
}

/** The contract at a commit; undefined when there is no git, no such commit or no contract in it. */
function contractAt(name: ContractName, ref: string): Contract | undefined {
  try {
    const file = relative(packageRoot, join(generatedFolders[name], 'openapi.json'));
    const text = execFileSync('git', ['show', `${ref}:./${file}`], {
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
function previousContract(name: ContractName, contract: Contract, base: string | undefined): Contract | undefined {
  if (base) return contractAt(name, base);
  const last = contractAt(name, 'HEAD');
  return last && JSON.stringify(last) !== JSON.stringify(contract) ? last : contractAt(name, 'HEAD~1');
}

function broken(name: ContractName, contract: Contract, base: string | undefined): Findings {
  const previous = previousContract(name, contract, base);
  if (!previous) {
    console.log(`api-client: no previous contract of ${name} to compare with`);
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
const contracts = (Object.keys(generatedFolders) as ContractName[]).map(
  (name) => [name, bundleContract(name)] as const,
);
const faults = [
  ...lint(),
  ...contracts.flatMap(([name, contract]) => [...extensions(name, contract), ...lists(contract)]),
  ...descriptions(),
];
// Nothing is generated from a contract that is not well formed.
const findings: Findings = faults;
if (faults.length === 0)
  for (const [name, contract] of contracts)
    findings.push(...(await staleFiles(name, contract)), ...broken(name, contract, values.base));
for (const { problem, remedy } of findings) console.error(`${problem}\n  -> ${remedy}`);
if (findings.length > 0) process.exit(1);
console.log('api-client: contracts are well formed, generated files belong to them, nothing is broken');
