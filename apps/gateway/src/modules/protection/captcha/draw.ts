import { GLYPHS } from './glyphs.ts';
import { encodePng } from './png.ts';

const WIDTH = 176;
const HEIGHT = 60;
const PAPER = 244;
const INK = 34;

type Point = readonly [x: number, y: number];

/** Distance of a point from a line between two points. */
function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx * dx + dy * dy === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Draws a line with round ends and soft edges; the darker of old and new ink stays. */
function drawLine(pixels: Uint8Array, from: Point, to: Point, thickness: number, ink: number): void {
  const reach = thickness / 2 + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(HEIGHT - 1, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(WIDTH - 1, right); x++) {
      const cover = Math.min(1, Math.max(0, reach - 0.5 - distance([x, y], from, to)));
      const at = y * WIDTH + x;
      pixels[at] = Math.min(pixels[at] ?? PAPER, Math.round(PAPER - cover * (PAPER - ink)));
    }
}

/**
 * Draws characters as a PNG: each one turned, leaning and out of line, crossed by waves.
 *
 * @param random source of chance, 0 to 1; a fixed one gives a fixed picture
 */
export function drawCaptcha(text: string, random: () => number): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const between = (low: number, high: number) => low + random() * (high - low);
  const step = (WIDTH - 28) / text.length;
  [...text].forEach((character, index) => {
    const [angle, lean, size] = [between(-0.32, 0.32), between(-0.25, 0.25), between(0.9, 1.12)];
    const [middleX, middleY] = [14 + step * (index + 0.5) + between(-3, 3), HEIGHT / 2 + between(-6, 6)];
    const place = ([gx, gy]: Point): Point => {
      const [x, y] = [((gx - 2) * 5.2 + (3 - gy) * lean * 5) * size, (gy - 3) * 5.6 * size];
      return [middleX + x * Math.cos(angle) - y * Math.sin(angle), middleY + x * Math.sin(angle) + y * Math.cos(angle)];
    };
    for (const stroke of GLYPHS[character] ?? [])
      for (let i = 1; i < stroke.length; i++)
        drawLine(pixels, place(stroke[i - 1] ?? [0, 0]), place(stroke[i] ?? [0, 0]), 3.4, INK);
  });
  for (let wave = 0; wave < 3; wave++) {
    const [base, height, length, shift] = [between(12, HEIGHT - 12), between(5, 12), between(26, 60), between(0, 6)];
    const at = (x: number): Point => [x, base + Math.sin(x / length + shift) * height];
    for (let x = 0; x < WIDTH; x += 4) drawLine(pixels, at(x), at(x + 4), 1.8, INK);
  }
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = Math.min(255, (pixels[i] ?? PAPER) + Math.floor(between(-14, 14)));
  return encodePng(WIDTH, HEIGHT, 1, pixels);
}
