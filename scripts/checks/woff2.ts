import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Names of tables that a WOFF2 file writes as their number in this list; the format has more, which cannot be cmap. */
const cmapNumber = 0;
const ownName = 63;
const glyfNumber = 10;
const locaNumber = 11;

/** Reads numbers of seven bits a byte, as the format writes them. */
function readVariable(data: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  for (let next = at; ; next++) {
    const byte = data.readUInt8(next);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: next + 1 };
  }
}

/** The character map of a WOFF2 file (https://www.w3.org/TR/WOFF2/), which no compression but that of the whole touches. */
function characterMap(file: string): Buffer {
  const data = readFileSync(file);
  if (data.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${file} is no WOFF2 file`);
  const tables = data.readUInt16BE(12);
  const compressed = data.readUInt32BE(20);
  let at = 48;
  let offset = 0;
  let cmap: readonly [start: number, end: number] | undefined;
  for (let index = 0; index < tables; index++) {
    const flags = data.readUInt8(at);
    const known = flags & 63;
    const version = flags >> 6;
    at += known === ownName ? 5 : 1;
    let { value: length, next } = readVariable(data, at);
    // only these are transformed unless marked otherwise, all others are when marked
    const isTransformed = known === glyfNumber || known === locaNumber ? version !== 3 : version !== 0;
    if (isTransformed) ({ value: length, next } = readVariable(data, next));
    at = next;
    if (known === cmapNumber) cmap = [offset, offset + length];
    offset += length;
  }
  if (!cmap) throw new Error(`${file} has no character map`);
  return brotliDecompressSync(data.subarray(at, at + compressed)).subarray(...cmap);
}

/** @returns every character that a face has a glyph for, read from the formats that our files use (4 and 12) */
export function charactersOf(file: string): Set<number> {
  const cmap = characterMap(file);
  const found = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    if (format === 12)
      for (let group = 0; group < table.readUInt32BE(12); group++)
        for (let code = table.readUInt32BE(16 + group * 12); code <= table.readUInt32BE(20 + group * 12); code++)
          found.add(code);
    if (format === 4) {
      const segments = table.readUInt16BE(6);
      for (let segment = 0; segment < segments; segment += 2)
        for (let code = table.readUInt16BE(16 + segments + segment); code <= table.readUInt16BE(14 + segment); code++)
          if (code !== 0xffff) found.add(code);
    }
  }
  return found;
}
