// Makes everything in src/generated from openapi/. Deterministic: the same contract gives the same bytes.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { bundleContract, type Contract, packageRoot, withoutEnvelope } from './contract.ts';
import { emitErrorCodes, emitOperations, emitQueries, emitResponseValidators, emitSdk, headOf } from './emit.ts';

/** Folder of the committed files. */
export const generatedFolder = join(packageRoot, 'src/generated');

/**
 * `name?: T` becomes `name?: T | undefined`: JSON leaves an undefined field out, so callers may pass one, and the
 * validators' own types say the same.
 */
const allowUndefined = (types: string): string =>
  types.replace(/^(\s+'?[\w-]+'?\?: )(?!never;)(.*[^{]);$/gm, '$1$2 | undefined;');

/** Types and validators by hey-api, over the document without envelopes. */
async function typesAndValidators(contract: Contract): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-generate-'));
  try {
    await createClient({
      input: { ...withoutEnvelope(contract) },
      output: { path: folder, module: { extension: '.ts' } },
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/typescript', { name: 'zod', compatibilityVersion: 'mini' }],
    });
    const read = (name: string): string =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/^\/\/ This file is auto-generated.*\n/, headOf(contract))
        // A control character of a pattern is printed raw; keep the source readable as text.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced here
        .replace(/[\0-\x08\x0b-\x1f\x7f]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
    return { 'types.gen.ts': allowUndefined(read('types.gen.ts')), 'zod.gen.ts': read('zod.gen.ts') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every generated file by name. */
export async function generatedFiles(contract: Contract): Promise<Record<string, string>> {
  return {
    'openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    ...(await typesAndValidators(contract)),
    'error-codes.gen.ts': emitErrorCodes(contract),
    'operations.gen.ts': emitOperations(contract),
    'sdk.gen.ts': emitSdk(contract),
    'queries.gen.ts': emitQueries(contract),
    'response-validators.gen.ts': emitResponseValidators(contract),
  };
}

if (import.meta.main) {
  const files = await generatedFiles(bundleContract());
  mkdirSync(generatedFolder, { recursive: true });
  for (const stale of readdirSync(generatedFolder))
    if (!(stale in files)) rmSync(join(generatedFolder, stale), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(generatedFolder, name), text);
  console.log(`api-client: ${Object.keys(files).length} files generated`);
}
