import { blend, standOff } from '../kit/contrast.ts';
import type { SlotTheme } from './theme.ts';

/** Colours of the page of a game, as CSS takes them. The scene is of the night: panels over it are dark. */
export interface SlotColors {
  /** There before the scene is, and behind it. */
  readonly page: string;
  /** Panels over the scene, opaque. */
  readonly panel: string;
  /** Words on panels, 7:1 and 4.5:1. */
  readonly text: string;
  readonly textQuiet: string;
  /** The main action, and sums on panels: 4.5:1. */
  readonly accent: string;
  readonly onAccent: string;
  /** Inside the frame, behind all cells. */
  readonly reel: string;
  readonly cell: string;
  /** A cell of a win. */
  readonly cellLit: string;
  /** Win lines and edges of lit cells: 3:1 on cells of both kinds. */
  readonly line: string;
  /** Words on cells, 7:1. */
  readonly onCell: string;
  /** Values on the face of a coin, multipliers on an orb: 4.5:1. */
  readonly onCoin: string;
  readonly onOrb: string;
}

const ink = '#05030a';

/** Colours of a theme, with dark or light reels. */
export function slotColors({ palette }: SlotTheme, reels: 'dark' | 'light' = 'dark'): SlotColors {
  const { near, low, dark, mid, gold } = palette;
  const isDark = reels === 'dark';
  const panel = blend(near, ink, 0.4);
  const reel = isDark ? blend(near, ink, 0.5) : blend(mid, '#ffffff', 0.6);
  const cell = isDark ? blend(low, ink, 0.42) : blend(mid, '#ffffff', 0.88);
  const cellLit = isDark ? blend(cell, gold.s, 0.36) : blend(gold.x, '#ffffff', 0.3);
  const farthest = isDark ? '#ffffff' : ink;
  const accent = standOff(gold.l, '#ffffff', [panel], 4.5);
  return {
    page: near,
    panel,
    text: standOff(gold.x, '#ffffff', [panel], 7),
    textQuiet: standOff(blend(gold.x, panel, 0.4), '#ffffff', [panel], 4.5),
    accent,
    onAccent: standOff(gold.d, ink, [accent], 4.5),
    reel,
    cell,
    cellLit,
    line: standOff(isDark ? gold.l : gold.s, farthest, [reel, cell, cellLit], 3),
    onCell: standOff(isDark ? gold.x : dark, farthest, [cell, cellLit], 7),
    onCoin: standOff(gold.d, ink, [gold.l, gold.x], 4.5),
    onOrb: ink,
  };
}
