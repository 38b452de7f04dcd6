import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Weight } from './faces.ts';

type Call = (...values: number[]) => number;

/** HarfBuzz' maker of smaller fonts, which its package brings as a plain module without a wrapper. */
interface Subsetter {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly [name: string]: Call | { readonly buffer: ArrayBuffer };
}

/** What Node has of WebAssembly; its types belong to browsers. */
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: {
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object) => { exports: Subsetter };
  };
};

/** `hb_subset_flags_t`: no hints, glyphs keep their numbers, the empty box keeps its outline, no joined forms are added. */
const FLAGS = 0x1 | 0x2 | 0x40 | 0x200;
/** `HB_SUBSET_SETS_DROP_TABLE_TAG` */
const DROPPED_TABLES = 3;
/** Of the tables of a font a document needs the outlines and their measures alone. */
const dropped = ['GSUB', 'GPOS', 'GDEF', 'name', 'cmap', 'OS/2', 'STAT', 'post', 'meta', 'DSIG'];

const tagOf = (name: string): number => [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);

let subsetter: Subsetter | undefined;

function load(): Subsetter {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { exports: made } = new wasm.Instance(new wasm.Module(readFileSync(file)));
  (made._initialize as Call)();
  return made;
}

/**
 * A font with some glyphs of a face at one weight, under the numbers they have in the face.
 *
 * @throws Error when the face cannot be read
 */
export function subsetFont(bytes: Uint8Array, glyphs: Iterable<number>, weight: Weight): Uint8Array {
  subsetter ??= load();
  const hb = subsetter;
  const call = (name: string, ...values: number[]) => (hb[name] as Call)(...values);
  const at = call('malloc', bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, at);
  const blob = call('hb_blob_create', at, bytes.length, 2, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, FLAGS);
  const wanted = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', wanted, glyph);
  const tables = call('hb_subset_input_set', input, DROPPED_TABLES);
  for (const table of dropped) call('hb_set_add', tables, tagOf(table));
  call('hb_subset_input_pin_axis_location', input, face, tagOf('wght'), weight);
  const made = call('hb_subset_or_fail', face, input);
  try {
    if (made === 0) throw new Error('A face could not be made smaller.');
    const result = call('hb_face_reference_blob', made);
    const data = call('hb_blob_get_data', result, 0);
    const copy = new Uint8Array(hb.memory.buffer).slice(data, data + call('hb_blob_get_length', result));
    call('hb_blob_destroy', result);
    return copy;
  } finally {
    if (made !== 0) call('hb_face_destroy', made);
    call('hb_subset_input_destroy', input);
    call('hb_face_destroy', face);
    call('hb_blob_destroy', blob);
    call('free', at);
  }
}
