import { encodePng } from '../captcha/png.ts';

const WIDTH = 320;
const HEIGHT = 160;
/** Square of the piece without its knob. */
const BODY = 44;
const KNOB = 9;
const PIECE_WIDTH = BODY + KNOB;
/** The gap is never where the piece starts. */
const LEFTMOST = 80;

type Rgb = readonly [red: number, green: number, blue: number];

export interface Puzzle {
  picture: string;
  piece: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  pieceY: number;
  /** Where the piece belongs; never sent. */
  x: number;
}

/** Opacity of the piece at a point of its own square: a rounded body, a knob on the right, a notch on the left. */
function coverAt(px: number, py: number): number {
  const radius = 6;
  const dx = Math.max(radius - px, px - (BODY - 1 - radius), 0);
  const dy = Math.max(radius - py, py - (BODY - 1 - radius), 0);
  const body = radius + 0.5 - Math.hypot(dx, dy);
  const knob = KNOB + 0.5 - Math.hypot(px - (BODY - 1), py - BODY / 2);
  const notch = Math.hypot(px, py - BODY / 2) - KNOB + 0.5;
  return Math.min(1, Math.max(0, Math.min(Math.max(body, knob), notch)));
}

/** A landscape of waves and suns in two random colours. */
function landscape(random: () => number): Uint8Array {
  const between = (low: number, high: number) => low + random() * (high - low);
  const colour = (): Rgb => [between(40, 220), between(60, 200), between(60, 220)];
  const [sky, land] = [colour(), colour()];
  const waves = Array.from({ length: 5 }, (_, n) => ({
    base: 40 + n * 26,
    height: between(6, 16),
    length: between(24, 70),
    shift: between(0, 6),
  }));
  const suns = Array.from({ length: 7 }, () => ({ x: between(0, WIDTH), y: between(0, HEIGHT), r: between(6, 26) }));
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const below = waves.filter((w) => y > w.base + Math.sin(x / w.length + w.shift) * w.height).length / waves.length;
      const light = suns.some((sun) => Math.hypot(x - sun.x, y - sun.y) < sun.r) ? 38 : 0;
      const grain = between(-12, 12);
      for (let c = 0; c < 3; c++) {
        const value = (sky[c] ?? 0) * (1 - below) + (land[c] ?? 0) * below + light + grain;
        pixels[(y * WIDTH + x) * 3 + c] = Math.min(255, Math.max(0, value));
      }
    }
  return pixels;
}

/**
 * Draws a picture with a gap and the piece that fills it.
 *
 * @param random source of chance, 0 to 1; a fixed one gives a fixed puzzle
 */
export function drawPuzzle(random: () => number): Puzzle {
  const pixels = landscape(random);
  const x = LEFTMOST + Math.floor(random() * (WIDTH - PIECE_WIDTH - LEFTMOST));
  const pieceY = 8 + Math.floor(random() * (HEIGHT - BODY - 16));
  const piece = new Uint8Array(PIECE_WIDTH * BODY * 4);
  for (let py = 0; py < BODY; py++)
    for (let px = 0; px < PIECE_WIDTH; px++) {
      const cover = coverAt(px, py);
      const from = ((pieceY + py) * WIDTH + x + px) * 3;
      const to = (py * PIECE_WIDTH + px) * 4;
      // A light rim, so that the piece stands out from any ground.
      const rim = cover > 0 && cover < 1 ? 120 : 0;
      for (let c = 0; c < 3; c++) {
        const value = pixels[from + c] ?? 0;
        piece[to + c] = Math.min(255, value + rim);
        pixels[from + c] = value * (1 - 0.62 * cover);
      }
      piece[to + 3] = Math.round(cover * 255);
    }
  return {
    picture: encodePng(WIDTH, HEIGHT, 3, pixels).toString('base64'),
    piece: encodePng(PIECE_WIDTH, BODY, 4, piece).toString('base64'),
    width: WIDTH,
    height: HEIGHT,
    pieceWidth: PIECE_WIDTH,
    pieceHeight: BODY,
    pieceY,
    x,
  };
}
