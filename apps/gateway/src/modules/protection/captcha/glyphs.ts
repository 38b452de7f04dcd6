/** A stroke: points on a grid four wide and six high, joined by straight lines. */
type Stroke = readonly (readonly [x: number, y: number])[];

const strokes = (text: string): Stroke[] =>
  text.split(' ').map((line) =>
    line.split('-').map((point) => {
      const [x = 0, y = 0] = point.split('.').map(Number);
      return [x / 10, y / 10] as const;
    }),
  );

/**
 * Letters and digits that are not mistaken for each other, as strokes. Points are `x.y` in tenths of a grid unit:
 * `20.60` is the middle of the foot.
 */
export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  A: strokes('0.60-20.0-40.60 8.38-32.38'),
  C: strokes('38.12-28.0-12.0-0.15-0.45-12.60-28.60-38.48'),
  E: strokes('38.0-2.0-2.60-38.60 2.29-30.29'),
  F: strokes('38.0-2.0-2.60 2.30-30.30'),
  H: strokes('2.0-2.60 38.0-38.60 2.30-38.30'),
  J: strokes('34.0-34.46-24.60-10.60-0.46'),
  K: strokes('2.0-2.60 38.0-2.34 14.26-38.60'),
  L: strokes('4.0-4.60-38.60'),
  M: strokes('2.60-2.0-20.36-38.0-38.60'),
  N: strokes('2.60-2.0-38.60-38.0'),
  P: strokes('2.60-2.0-28.0-38.8-38.24-28.32-2.32'),
  R: strokes('2.60-2.0-28.0-38.8-38.24-28.32-2.32 20.32-38.60'),
  T: strokes('0.0-40.0 20.0-20.60'),
  V: strokes('0.0-20.60-40.0'),
  W: strokes('0.0-9.60-20.22-31.60-40.0'),
  X: strokes('2.0-38.60 38.0-2.60'),
  Y: strokes('0.0-20.30-40.0 20.30-20.60'),
  '3': strokes('2.6-12.0-28.0-38.8-38.22-26.29-14.29 26.29-38.36-38.50-28.60-12.60-0.52'),
  '4': strokes('28.60-28.0-0.42-40.42'),
  '6': strokes('34.2-20.4-4.24-0.42-8.58-28.60-39.50-39.40-30.30-12.31-2.38'),
  '7': strokes('0.0-40.0-14.60'),
  '9': strokes('38.20-30.30-12.30-0.20-1.9-12.0-30.1-39.16-36.38-22.56-8.59'),
};

/** Characters a captcha is made of. */
export const CAPTCHA_LETTERS: readonly string[] = Object.keys(GLYPHS);
