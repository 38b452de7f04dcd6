import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { PdfDocument } from './document.ts';
import { EM, type LoadedFace, type Weight } from './faces.ts';
import type { Page, PlacedLine } from './layout.ts';
import { subsetFont } from './subset.ts';
import type { Cluster, Glyph, GlyphRun } from './text.ts';

/** A face at a weight, as far as the document uses it. */
interface UsedFont {
  readonly name: string;
  readonly face: LoadedFace;
  readonly weight: Weight;
  /** Glyphs by number, with the text that each says where it stands alone. */
  readonly glyphs: Map<number, string | undefined>;
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');
const utf16 = (text: string): string => Array.from({ length: text.length }, (_, n) => hex(text.charCodeAt(n))).join('');
/** A text outside of pages, as UTF-16 with its mark. */
const textOf = (text: string): string => `<feff${utf16(text)}>`;
const number = (value: number): string => `${Math.round(value * 100) / 100}`;

/** Objects of the file, written one after the other; of those that were written only their places are kept. */
class Objects {
  /** Where each object begins, by its number less one. */
  readonly #starts: number[] = [];
  readonly #hash = createHash('sha256');
  #parts: Buffer[] = [];
  #length = 0;

  constructor() {
    this.#push(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'));
  }

  #push(bytes: Buffer): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }

  /** @returns the number of an object that is written later */
  reserve(): number {
    return this.#starts.push(0);
  }

  /** Writes an object. @returns its number */
  add(content: string | Buffer, no: number = this.reserve()): number {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    this.#starts[no - 1] = this.#length;
    this.#push(Buffer.from(`${no} 0 obj\n`, 'latin1'));
    this.#push(bytes);
    this.#push(Buffer.from('\nendobj\n', 'latin1'));
    this.#hash.update(bytes);
    return no;
  }

  stream(bytes: Uint8Array | string, { entries = '', no }: { entries?: string; no?: number } = {}): number {
    const packed = deflateSync(bytes);
    const head = `<</Filter/FlateDecode/Length ${packed.length}${entries}>>\nstream\n`;
    return this.add(Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]), no);
  }

  /** Writes where every object begins. */
  end(root: number, info: number): void {
    const id = this.#hash.digest('hex').slice(0, 32);
    const table = this.#starts.map((start) => `${`${start}`.padStart(10, '0')} 00000 n \n`).join('');
    const size = this.#starts.length + 1;
    this.#push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]>>\nstartxref\n${this.#length}\n%%EOF\n`,
        'latin1',
      ),
    );
  }

  /** @returns what was written since it was last taken */
  take(): Buffer {
    const taken = Buffer.concat(this.#parts);
    this.#parts = [];
    return taken;
  }
}

/** Writes pages as a file while they are laid out, and last the shapes of the letters that they use. */
export function createPdfWriter(document: PdfDocument, { width, height }: { width: number; height: number }) {
  const objects = new Objects();
  const fonts = new Map<string, UsedFont>();
  const [tree, resources] = [objects.reserve(), objects.reserve()];
  /** Numbers of the pages, and of what stands at the foot of each. */
  const [kids, feet]: [number[], number[]] = [[], []];
  return {
    page(page: Page): void {
      const content = objects.stream(contentOf(page, fonts));
      const foot = objects.reserve();
      feet.push(foot);
      kids.push(
        objects.add(
          `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${width} ${height}]/Resources ${resources} 0 R/Contents[${content} 0 R ${foot} 0 R]>>`,
        ),
      );
    },
    /** @param footOf what stands at the foot of a page, which says how many there are */
    end(footOf: (no: number, count: number) => PlacedLine[]): void {
      for (const [n, no] of feet.entries())
        objects.stream(contentOf({ lines: footOf(n + 1, feet.length), rules: [] }, fonts), { no });
      objects.add(`<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`, tree);
      const embedded = [...fonts.values()].map((font) => `/${font.name} ${embed(font, objects)} 0 R`);
      objects.add(`<</Font<<${embedded.join('')}>>>>`, resources);
      const order = document.direction === 'rtl' ? '/Direction/R2L' : '';
      const root = objects.add(
        `<</Type/Catalog/Pages ${tree} 0 R/Lang(${document.language})/ViewerPreferences<</DisplayDocTitle true${order}>>>>`,
      );
      const info = objects.add(
        `<</Title${textOf(document.title)}/Author${textOf(document.brand)}/CreationDate(D:${document.madeAt.replaceAll(/\D/g, '').slice(0, 14)}Z)>>`,
      );
      objects.end(root, info);
    },
    /** @returns the bytes that were written since they were last taken */
    take: () => objects.take(),
  };
}

function contentOf({ lines, rules }: Page, fonts: Map<string, UsedFont>): string {
  const drawn = rules.map(
    ({ x, y, width, thickness, grey }) =>
      `${grey} G ${thickness} w ${number(x)} ${number(y)} m ${number(x + width)} ${number(y)} l S`,
  );
  return [...drawn, 'BT', ...lines.flatMap((line) => lineOf(line, fonts)), 'ET'].join('\n');
}

function lineOf({ x, y, size, line, grey }: PlacedLine, fonts: Map<string, UsedFont>): string[] {
  if (line.runs.length === 0) return [];
  const place = `${grey} g 1 0 0 1 ${number(x)} ${number(y)} Tm`;
  return [place, ...line.runs.flatMap((run) => showRun(run, size, fonts))];
}

function fontOf({ face, weight }: GlyphRun, fonts: Map<string, UsedFont>): UsedFont {
  const key = `${face.name} ${weight}`;
  const font = fonts.get(key) ?? {
    name: `F${fonts.size}`,
    face,
    weight,
    glyphs: new Map<number, string | undefined>(),
  };
  fonts.set(key, font);
  return font;
}

/** Whether a glyph alone says its text; the first text that it stands for is the one it says. */
function saysItself({ text, glyphs }: Cluster, font: UsedFont): boolean {
  const [first] = glyphs;
  if (first && glyphs.length === 1) {
    const known = font.glyphs.get(first.id);
    font.glyphs.set(first.id, known ?? text);
    return known === undefined || known === text;
  }
  for (const { id } of glyphs) if (!font.glyphs.has(id)) font.glyphs.set(id, undefined);
  return false;
}

/**
 * Glyphs one after the other; what moves one from where its width puts it is said in thousandths. Where glyphs do not say
 * their text, it is written beside them, for search and for reading aloud.
 */
function showRun(run: GlyphRun, size: number, fonts: Map<string, UsedFont>): string[] {
  const font = fontOf(run, fonts);
  const operators = [`/${font.name} ${size} Tf`];
  let array = '';
  let rise = 0;
  let shift = 0;
  const flush = () => {
    if (array !== '') operators.push(`[${array.replaceAll('><', '')}]TJ`);
    array = '';
  };
  const show = ({ id, advance, dx, dy }: Glyph) => {
    if (dy !== rise) {
      flush();
      operators.push(`${number((dy * size) / EM)} Ts`);
      rise = dy;
    }
    const before = Math.round(shift - dx);
    if (before !== 0) array += `${before}`;
    array += `<${hex(id)}>`;
    // the width of the font moves by itself; what differs, and what dx has moved, is taken back before the next
    shift = run.face.advance(id, run.weight) - advance + dx;
  };
  for (const cluster of run.clusters) {
    const isPlain = saysItself(cluster, font);
    if (!isPlain) {
      flush();
      operators.push(`/Span<</ActualText${textOf(cluster.text)}>>BDC`);
    }
    for (const glyph of cluster.glyphs) show(glyph);
    if (isPlain) continue;
    flush();
    operators.push('EMC');
  }
  const rest = Math.round(shift);
  if (rest !== 0) array += `${rest}`;
  flush();
  if (rise !== 0) operators.push('0 Ts');
  return operators;
}

/** Puts a font into the file, with those glyphs that are used. @returns the number of its object */
function embed({ face, weight, glyphs }: UsedFont, objects: Objects): number {
  const ids = [...glyphs.keys()].sort((a, b) => a - b);
  const bytes = subsetFont(face.bytes, ids, weight);
  const font = face.at(weight);
  const { ascender, descender } = font.hExtents();
  const name = `AAAAAA+${face.name.replaceAll(/[^A-Za-z0-9]/g, '')}-${weight}`;
  const file = objects.stream(bytes, { entries: `/Length1 ${bytes.length}` });
  const descriptor = objects.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[-1000 ${descender} 2000 ${ascender}]/ItalicAngle 0/Ascent ${ascender}/Descent ${descender}/CapHeight 700/StemV ${weight === 600 ? 120 : 80}/FontFile2 ${file} 0 R>>`,
  );
  const widths = ids.map((id) => `${id}[${face.advance(id, weight)}]`).join('');
  const descendant = objects.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/DW 0/W[${widths}]>>`,
  );
  const unicode = objects.stream(toUnicode(glyphs));
  return objects.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
}

/** The text that each glyph says, for search and for reading aloud. */
function toUnicode(glyphs: UsedFont['glyphs']): string {
  const known = [...glyphs].filter((entry): entry is [number, string] => entry[1] !== undefined);
  const blocks: string[] = [];
  for (let from = 0; from < known.length; from += 100) {
    const block = known.slice(from, from + 100);
    const lines = block.map(([id, text]) => `<${hex(id)}><${utf16(text)}>`);
    blocks.push(`${block.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  return `/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CMapName/Adobe-Identity-UCS def/CMapType 2 def
1 begincodespacerange<0000><ffff>endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict/CMap defineresource pop end end`;
}
