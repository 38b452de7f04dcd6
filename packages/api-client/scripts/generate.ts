// Makes everything in src/generated from openapi/. Deterministic: the same contract gives the same bytes.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { emitAdminOperations } from './admin.ts';
import { bundleContract, type Contract, type ContractName, packageRoot, withoutEnvelope } from './contract.ts';
import { emitErrorCodes, emitEvents, emitOperations, emitResponseValidators, emitVersion } from './emit.ts';
import { emitCalls, emitQueries, emitSdk, readOperations } from './emit-calls.ts';
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

/** One file by a plugin of hey-api, over a document without envelopes. */
async function byHeyApi(contract: Contract, document: Contract, plugin: 'types' | 'zod'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-generate-'));
  try {
    await createClient({
      input: { ...withoutEnvelope(document) },
      output: { path: folder, module: { extension: '.ts' } },
      logs: { level: 'silent', file: false },
      plugins: plugin === 'types' ? ['@hey-api/typescript'] : [{ name: 'zod', compatibilityVersion: 'mini' }],
    });
    return (
      readFileSync(join(folder, `${plugin}.gen.ts`), 'utf8')
        .replace(/^\/\/ This file is auto-generated.*\n/, headOf(contract))
        // A control character of a pattern is printed raw; keep the source readable as text.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced here
        .replace(/[\0-\x08\x0b-\x1f\x7f]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files of both contracts: document, types and validators of both sides. */
async function sharedFiles(contract: Contract): Promise<Record<string, string>> {
  const reader = readerContract(contract);
  const answers = answersOnly(reader, new Set(readOperations(contract).map(({ operation }) => operation.operationId)));
  return {
    'openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    'types.gen.ts': allowUndefined(await byHeyApi(contract, contract, 'types')),
    'zod.gen.ts': withPureValidators(await byHeyApi(contract, contract, 'zod')),
    'reader-types.gen.ts': openTypes(allowUndefined(await byHeyApi(contract, reader, 'types'))),
    'reader-zod.gen.ts': withPureValidators(await byHeyApi(contract, answers, 'zod')),
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
      'sdk.gen.ts': emitSdk(contract),
      'queries.gen.ts': emitQueries(contract),
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
