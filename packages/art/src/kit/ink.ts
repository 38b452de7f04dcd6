import type { Palette } from '../palettes.ts';
import { hex, type Ramp, ramp } from './color.ts';
import { type Attributes, group, path, transform } from './draw.ts';
import { num, num2 } from './shape.ts';

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Materials that keep their colour whatever the palette: a mango is a mango. */
const materials = {
  ivory: {
    x: '#fffef9',
    l: hex([0.97, 0.015, 92]),
    m: hex([0.91, 0.028, 88]),
    s: hex([0.79, 0.045, 74]),
    d: hex([0.53, 0.06, 58]),
  },
  silver: ramp(245, 0.028, 0.06),
  night: ramp(255, 0.045, -0.24),
  teak: ramp(50, 0.095, -0.1),
  ruby: ramp(22, 0.215, -0.04),
  coral: ramp(35, 0.175, 0.02),
  orange: ramp(58, 0.17, 0.03),
  leaf: ramp(140, 0.16, -0.03),
  jade: ramp(163, 0.14, 0.01),
  teal: ramp(195, 0.115, 0.01),
  sky: ramp(235, 0.125, 0.02),
  violet: ramp(300, 0.165, -0.02),
  rose: ramp(0, 0.155, 0.05),
  steel: ramp(250, 0.03, -0.1),
} as const satisfies Record<string, Ramp>;

/** An attribute, left out where it says what SVG takes anyway. */
const unless = (name: string, value: number, standard: number): string =>
  value === standard ? '' : ` ${name}="${num2(value)}"`;

export type Material = keyof typeof materials | 'gold' | 'a' | 'b';

/** Whether a text names a coat. */
export function isMaterial(text: string): text is Material {
  return Object.hasOwn(materials, text) || text === 'gold' || text === 'a' || text === 'b';
}

/** What one picture has defined so far. */
interface Definitions {
  count: number;
  readonly written: string[];
  readonly known: Map<string, string>;
}

/**
 * The colours and shared definitions of one picture. Gradients and clips are defined on first use, with ids as short
 * as they come, and end up once in `defs()`.
 */
export class Ink {
  readonly ivory = materials.ivory;
  readonly silver = materials.silver;
  readonly night = materials.night;
  readonly teak = materials.teak;
  readonly ruby = materials.ruby;
  readonly coral = materials.coral;
  readonly orange = materials.orange;
  readonly leaf = materials.leaf;
  readonly jade = materials.jade;
  readonly teal = materials.teal;
  readonly sky = materials.sky;
  readonly violet = materials.violet;
  readonly rose = materials.rose;
  readonly steel = materials.steel;
  /** The metal of the palette. */
  readonly gold: Ramp;
  /** Main accent: the coloured body of a motif. */
  readonly a: Ramp;
  /** Second accent: cloth, gems, crests. */
  readonly b: Ramp;

  readonly #shared: Definitions;
  readonly #rim: string | undefined;

  /**
   * @param rim Colour of an outline about every solid body, for drawings that have to stand on any ground.
   */
  constructor(
    palette: Pick<Palette, 'gold' | 'a' | 'b'>,
    rim?: string,
    shared: Definitions = { count: 0, written: [], known: new Map() },
  ) {
    this.gold = palette.gold;
    this.a = palette.a;
    this.b = palette.b;
    this.#rim = rim;
    this.#shared = shared;
  }

  /** The same ink with another main accent; definitions stay shared, so nothing is written twice. */
  coated(coat: Material): Ink {
    return new Ink({ gold: this.gold, a: this[coat], b: this.b }, this.#rim, this.#shared);
  }

  /** All definitions used so far. */
  defs(): string {
    const { written } = this.#shared;
    return written.length === 0 ? '' : `<defs>${written.join('')}</defs>`;
  }

  /** Registers a definition made from its id; the same `key` is defined once. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#shared.known.get(key);
    if (known !== undefined) return known;
    const id = this.freshId();
    this.#shared.known.set(key, id);
    this.#shared.written.push(make(id));
    return id;
  }

  /** An id that nothing else in this picture has. */
  freshId(): string {
    const n = this.#shared.count++;
    return String.fromCharCode(97 + (n % 26)) + (n < 26 ? '' : String(Math.floor(n / 26)));
  }

  #gradient(tag: 'linearGradient' | 'radialGradient', geometry: string, stops: readonly Stop[]): string {
    const body = stops
      .map(([offset, color, opacity]) => {
        const alpha = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${num2(opacity)}"`;
        return `<stop${offset === 0 ? '' : ` offset="${num2(offset)}"`} stop-color="${color}"${alpha}/>`;
      })
      .join('');
    const id = this.define(`${tag}${geometry}${body}`, (made) => `<${tag} id="${made}"${geometry}>${body}</${tag}>`);
    return `url(#${id})`;
  }

  /** Linear gradient over the shape's own box, from top to bottom unless told otherwise. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    return this.#gradient(
      'linearGradient',
      `${unless('x1', x1, 0)}${unless('y1', y1, 0)}${unless('x2', x2, 1)}${unless('y2', y2, 0)}`,
      stops,
    );
  }

  /** Radial gradient over the shape's own box, lit from above the starting side unless told otherwise. */
  radial(stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number] = [0.36, 0.3, 0.75]): string {
    return this.#gradient(
      'radialGradient',
      `${unless('cx', cx, 0.5)}${unless('cy', cy, 0.5)}${unless('r', r, 0.5)}`,
      stops,
    );
  }

  /** Light above, shade below. */
  fall(tone: Ramp): string {
    return this.linear([
      [0, tone.l],
      [0.5, tone.m],
      [1, tone.s],
    ]);
  }

  /** Round body lit from the upper side. */
  ball(tone: Ramp): string {
    return this.radial([
      [0, tone.x],
      [0.3, tone.l],
      [0.6, tone.m],
      [1, tone.s],
    ]);
  }

  /** Polished metal: bands of light across the diagonal. */
  sheen(tone: Ramp): string {
    return this.linear(
      [
        [0, tone.m],
        [0.22, tone.x],
        [0.42, tone.m],
        [0.6, tone.s],
        [0.8, tone.l],
        [1, tone.s],
      ],
      [0, 0, 1, 1],
    );
  }

  /** Metal cylinder: bands from side to side. */
  tube(tone: Ramp): string {
    return this.linear(
      [
        [0, tone.s],
        [0.22, tone.x],
        [0.45, tone.m],
        [0.8, tone.s],
        [1, tone.d],
      ],
      [0, 0, 1, 0],
    );
  }

  /** Light that fades out to nothing. */
  glow(color: string, opacity = 0.8): string {
    return this.radial(
      [
        [0, color, opacity],
        [0.45, color, opacity * 0.35],
        [1, color, 0],
      ],
      [0.5, 0.5, 0.5],
    );
  }

  /** Clips content to an outline. */
  clip(d: string, content: string): string {
    const id = this.define(`clip${d}`, (made) => `<clipPath id="${made}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /**
   * A solid body: shaded, lit from above the starting side so that a dark edge stays at the far side, with anything
   * `inside` drawn onto it and cut at its outline.
   */
  form(d: string, tone: Ramp, inside = '', light: { fill?: string; dx?: number; dy?: number } = {}): string {
    const { fill = this.fall(tone), dx = -5, dy = -6 } = light;
    const outline = this.freshId();
    const id = this.define(
      `form${outline}`,
      (made) => `<clipPath id="${made}"><path id="${outline}" d="${d}"/></clipPath>`,
    );
    const rim = this.#rim ? `<use href="#${outline}" stroke="${this.#rim}" stroke-width="5"/>` : '';
    return `${rim}<g clip-path="url(#${id})"><use href="#${outline}" fill="${tone.d}"/><use href="#${outline}" x="${num(dx)}" y="${num(dy)}" fill="${fill}"/>${inside}</g>`;
  }

  /** Places a drawing that may stand in several places: it is written once and used again after that. */
  stamp(key: string, make: () => string, x: number, y: number, turn = 0, scale = 1): string {
    const id = this.define(`stamp${key}`, (made) => `<g id="${made}">${make()}</g>`);
    const at = transform(x, y, turn, scale);
    return `<use href="#${id}"${at === '' ? '' : ` transform="${at}"`}/>`;
  }

  /** The content and its mirror image about the upright axis. */
  mirror(content: string): string {
    const id = this.freshId();
    return `<g id="${id}">${content}</g><use href="#${id}" transform="scale(-1 1)"/>`;
  }

  /** Copies of the content turned about (0, 0), one at each of these angles. */
  turned(content: string, angles: readonly number[], extra: Attributes = {}): string {
    const id = this.define(`turned${content}`, (made) => `<g id="${made}">${content}</g>`);
    const copies = angles.map(
      (angle) => `<use href="#${id}"${angle === 0 ? '' : ` transform="rotate(${num(angle)})"`}/>`,
    );
    return group(copies.join(''), extra);
  }

  /** `n` copies all the way round (0, 0): copies of copies where that takes fewer of them. */
  wreath(content: string, n: number, start = 0): string {
    const inner = n % 3 === 0 ? 3 : n % 2 === 0 ? 2 : 1;
    const turns = (count: number, step: number): number[] => Array.from({ length: count }, (_, i) => i * step);
    const some = inner === 1 ? content : this.turned(content, turns(inner, 360 / n));
    return this.turned(
      some,
      turns(n / inner, (360 / n) * inner),
      start === 0 ? {} : { transform: `rotate(${num(start)})` },
    );
  }

  /** A soft highlight: a light shape at some opacity. */
  shine(d: string, opacity = 0.55): string {
    return path(d, '#fff', { opacity: num2(opacity) });
  }
}
