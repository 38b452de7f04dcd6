// Makes everything in src/generated from openapi/. Deterministic: the same contract gives the same bytes.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { emitAdminOperations } from './admin.ts';
import { bundleContract, type Contract, type ContractName, packageRoot, withoutEnvelope } from './contract.ts';
import { emitErrorCodes, emitEvents, emitOperations, emitResponseValidators, emitVersion } from './emit.ts';
import { CONSOLE_CLIENT, emitCalls, readOperations } from './emit-calls.ts';
import { headOf } from './emit-text.ts';
import { answersOnly, readerContract, UNLISTED } from './reader.ts';

/** Folders of the committed files. */
export const generatedFolders: Record<ContractName, string> = {
  mekong: join(packageRoot, 'src/generated'),
  admin: join(packageRoot, 'src/generated/admin'),
};

/**
 * `name?: T` becomes `name?: T | undefined`: JSON leaves an undefined field out, so callers may pass one, and the
 * validators' own types say the same.
 */
const allowUndefined = (types: string): string =>
  types.replace(/^(\s+'?[\w-]+'?\?: )(?!never;)(.*[^{]);$/gm, '$1$2 | undefined;');

/** A type of any other value beside those of a list, which keeps the list's own values visible to editors and tables. */
const openTypes = (types: string): string =>
  types
    .replace(
      `export type ${UNLISTED.string} = string;`,
      `export type ${UNLISTED.string} = string & Record<never, never>;`,
    )
    .replace(
      `export type ${UNLISTED.integer} = number;`,
      `export type ${UNLISTED.integer} = number & Record<never, never>;`,
    );

/**
 * Makes each validator in a call that is marked as without effect, so that a page of the web carries those that its forms
 * import and no others. Marks on the calls themselves would be needed at every one inside too.
 */
const withPureValidators = (code: string): string =>
  code.replace(
    /^(export const \w+ = )(z\.[\s\S]*?);$/gm,
    (_, begin, made) => `${begin}/*#__PURE__*/ (() => ${made})();`,
  );

const plugins = { types: '@hey-api/typescript', zod: { name: 'zod', compatibilityVersion: 'mini' } } as const;

/** Files by hey-api, of a document without envelopes: both in one go are made sooner than one after the other. */
async function byHeyApi<Name extends keyof typeof plugins>(
  contract: Contract,
  document: Contract,
  ...names: readonly Name[]
): Promise<Record<Name, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-generate-'));
  const read = (name: Name): string => {
    const code = readFileSync(join(folder, `${name}.gen.ts`), 'utf8')
      .replace(/^\/\/ This file is auto-generated.*\n/, headOf(contract))
      // A control character of a pattern is printed raw; keep the source readable as text.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced here
      .replace(/[\0-\x08\x0b-\x1f\x7f]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
    return name === 'types' ? allowUndefined(code) : withPureValidators(code);
  };
  try {
    await createClient({
      input: { ...withoutEnvelope(document) },
      output: { path: folder, module: { extension: '.ts' } },
      logs: { level: 'silent', file: false },
      plugins: names.map((name) => plugins[name]),
    });
    return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What answers a contract reads of it: document, types and validators. */
async function answererFiles(contract: Contract): Promise<Record<string, string>> {
  const { types, zod } = await byHeyApi(contract, contract, 'types', 'zod');
  return {
    'openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    'types.gen.ts': types,
    'zod.gen.ts': zod,
  };
}

/** The files of a contract that the gateway reads; the others are those of its readers. */
export const gatewayFiles = async (name: ContractName, contract: Contract): Promise<Record<string, string>> => ({
  ...(await answererFiles(contract)),
  'operations.gen.ts': name === 'admin' ? emitAdminOperations(contract) : emitOperations(contract),
});

/** Files of both contracts: document, types and validators of both sides. */
async function sharedFiles(contract: Contract): Promise<Record<string, string>> {
  const reader = readerContract(contract);
  const answers = answersOnly(reader, new Set(readOperations(contract).map(({ operation }) => operation.operationId)));
  return {
    ...(await answererFiles(contract)),
    'reader-types.gen.ts': openTypes((await byHeyApi(contract, reader, 'types')).types),
    'reader-zod.gen.ts': (await byHeyApi(contract, answers, 'zod')).zod,
    'response-validators.gen.ts': emitResponseValidators(contract),
  };
}

/** Every generated file of a contract by name. */
export async function generatedFiles(name: ContractName, contract: Contract): Promise<Record<string, string>> {
  const shared = await sharedFiles(contract);
  if (name === 'admin')
    return {
      ...shared,
      'operations.gen.ts': emitAdminOperations(contract),
      ...emitCalls(contract, CONSOLE_CLIENT),
    };
  return {
    ...shared,
    'error-codes.gen.ts': emitErrorCodes(contract),
    'contract-version.gen.ts': emitVersion(contract),
    'events.gen.ts': emitEvents(contract),
    'operations.gen.ts': emitOperations(contract),
    ...emitCalls(contract),
  };
}

/** Files that are in the folder of a contract now, without those of the contracts below it. */
export const presentFiles = (folder: string): string[] =>
  globSync('{*,sdk/*,queries/*}.{ts,json}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));

if (import.meta.main)
  for (const [name, folder] of Object.entries(generatedFolders) as [ContractName, string][]) {
    const files = await generatedFiles(name, bundleContract(name));
    mkdirSync(folder, { recursive: true });
    for (const stale of presentFiles(folder)) if (!(stale in files)) rmSync(join(folder, stale));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    console.log(`api-client: ${Object.keys(files).length} files of ${name} generated`);
  }
