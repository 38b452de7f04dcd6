import { circle, group, picture, rect, transform } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { motifs } from '../motifs/motifs.ts';
import { type MotifName, motifNames } from '../motifs/names.ts';
import type { Palette } from '../palettes.ts';
import { compositions } from './compositions.ts';
import { type CoverPlanOptions, coverPlan } from './cover-plan.ts';
import { foregrounds, glints } from './foregrounds.ts';
import { frames } from './frames.ts';
import { weave } from './patterns.ts';
import { backdrops } from './styles.ts';

export interface GameCoverOptions extends CoverPlanOptions {
  /** 3:4 is the card, 1:1 the thumbnail in records and search. Default 3:4. */
  readonly ratio?: '3:4' | '1:1' | undefined;
}

/**
 * The cover of a game in a large, almost square place is two pictures, so that one can move before the other: what is behind
 * the hero, and the hero on nothing.
 */
export const coverLayers = ['scene', 'hero'] as const;
export type CoverLayer = (typeof coverLayers)[number];

/** Whether a text names a motif. */
export function isMotifName(text: string): text is MotifName {
  return (motifNames as readonly string[]).includes(text);
}

/** Dark outline about the motif and a soft shadow under it, in one filter. */
const outline = (id: string, color: string): string =>
  `<filter id="${id}" x="-15%" y="-15%" width="130%" height="135%"><feMorphology in="SourceAlpha" operator="dilate" radius="2" result="o"/><feGaussianBlur in="o" stdDeviation="5"/><feOffset dy="8"/><feComponentTransfer><feFuncA type="linear" slope=".6"/></feComponentTransfer><feMerge result="s"><feMergeNode/><feMergeNode in="o"/></feMerge><feFlood flood-color="${color}"/><feComposite in2="s" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** Largest cover in bytes. A card shows dozens of them, so a rich motif gives up its extras before it grows past this. */
export const coverLimit = 8192;

/** Optional layers, the first to go first. */
const extras = ['weave', 'foreground', 'frame', 'composition', 'glints'] as const;

/**
 * Cover of a game as an SVG document: palette, backdrop, weave, motif in a composition, foreground and frame, all by
 * the seed. The same options give the same bytes. Never any text: the name stands under the cover and is translated.
 */
export function gameCover(options: GameCoverOptions): string {
  let svg = '';
  for (let dropped = 0; dropped <= extras.length; dropped++) {
    svg = drawScene(options, new Set(extras.slice(dropped)));
    if (svg.length <= coverLimit) break;
  }
  return svg;
}

/**
 * One layer of the large cover, 10:11, as an SVG document: palette, backdrop, motif and coat are those of {@link gameCover}
 * with the same options.
 */
export function coverLayer(layer: CoverLayer, options: CoverPlanOptions): string {
  const { random, motif: name, palette, coat, ...chosen } = coverPlan(options);
  const ink = new Ink(palette).coated(coat);
  const scene = { ink, palette, random };
  let body: string;
  if (layer === 'hero') {
    const filter = ink.define('outline', (id) => outline(id, palette.dark));
    const at = transform(150, 196, random.int(-4, 4), 1.36);
    body = group(`<g transform="${at}">${motifs[name].draw(ink)}</g>`, { filter: `url(#${filter})` });
  } else
    body =
      rect(0, 0, 300, 400, skyOf(ink, palette)) +
      backdrops[chosen.backdrop](scene) +
      (chosen.weave ? weave(ink, chosen.weave, palette.line, '.14') : '') +
      circle(150, 192, 150, ink.glow(palette.glow, 0.5)) +
      glints(random);
  return picture('0 31 300 330', ink.defs() + body, { 'data-hero': `${name} ${coat}` });
}

function drawScene(options: GameCoverOptions, kept: ReadonlySet<string>): string {
  const { random, motif: name, palette, coat, ...chosen } = coverPlan(options);
  const ink = new Ink(palette).coated(coat);
  const scene = { ink, palette, random };

  const drawing = motifs[name].draw(ink);
  const drawn = ink.freshId();
  let used = false;
  const stamp = (x: number, y: number, turn: number, scale: number): string => {
    const at = transform(x, y, turn, scale);
    if (used) return `<use href="#${drawn}" transform="${at}"/>`;
    used = true;
    return `<g transform="${at}"><g id="${drawn}">${drawing}</g></g>`;
  };
  const filter = ink.define('outline', (id) => outline(id, palette.dark));
  const body =
    rect(0, 0, 300, 400, skyOf(ink, palette)) +
    backdrops[chosen.backdrop](scene) +
    (chosen.weave && kept.has('weave') ? weave(ink, chosen.weave, palette.line, '.14') : '') +
    circle(150, 192, 150, ink.glow(palette.glow, 0.5)) +
    rect(0, 0, 300, 400, vignetteOf(ink, palette)) +
    group(compositions[kept.has('composition') ? chosen.composition : 'hero']({ ...scene, motif: stamp }), {
      filter: `url(#${filter})`,
    }) +
    (kept.has('foreground') ? foregrounds[chosen.foreground](scene) : '') +
    (kept.has('glints') ? glints(random) : '') +
    frames[kept.has('frame') ? chosen.frame : 'plain'](ink, palette);
  const view = options.ratio === '1:1' ? '0 46 300 300' : '0 0 300 400';
  // what it shows, for those who compare it with the game that it leads to
  return picture(view, ink.defs() + body, { 'data-hero': `${name} ${coat}` });
}

const skyOf = (ink: Ink, palette: Palette): string =>
  ink.linear([
    [0, palette.top],
    [0.5, palette.mid],
    [1, palette.low],
  ]);

const vignetteOf = (ink: Ink, palette: Palette): string =>
  ink.linear([
    [0, palette.dark, 0.35],
    [0.22, palette.dark, 0],
    [0.72, palette.dark, 0],
    [1, palette.dark, 0.6],
  ]);
