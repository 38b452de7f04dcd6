import { circle } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';

/** Round eye with a light in it. */
export function eye(ink: Ink, x: number, y: number, r: number, iris: string): string {
  const make = (): string =>
    circle(0, 0, 10, ink.night.d) +
    circle(0, 0, 8, iris) +
    circle(0, 0, 4.5, ink.night.d) +
    circle(-3, -3.5, 2.8, '#fff');
  return ink.stamp(`eye${iris}`, make, x, y, 0, r / 10);
}
