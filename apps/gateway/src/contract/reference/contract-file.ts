import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { createReference, type Reference } from './reference.ts';

interface ContractFile {
  json: string;
  /** The same, packed once: it is too long to be packed for everybody who asks. */
  gzip: Buffer;
  etag: string;
}

const read = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('@mekong/api-client/contract/openapi'), 'utf8');

let file: ContractFile | undefined;
let reference: Reference | undefined;

/** The document of the contract as it is served. */
export function contractFile(): ContractFile {
  if (!file) {
    const json = JSON.stringify(JSON.parse(read()));
    file = {
      json,
      gzip: gzipSync(json, { level: 9 }),
      etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
    };
  }
  return file;
}

/** The contract to read. Made with the first reader: most processes have none. */
export function contractReference(): Reference {
  reference ??= createReference(JSON.parse(read()));
  return reference;
}
