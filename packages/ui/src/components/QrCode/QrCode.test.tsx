// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import readPicture from 'jsqr';
import { afterEach, describe, expect, test } from 'vitest';
import { QrCode, type QrCodeProps } from './QrCode.tsx';
import { qrCodeLevels } from './QrCode.variants.ts';

afterEach(cleanup);

/** The drawing is made of strokes, each as wide as the dark squares that it fills in one row. */
const strokes = /M(\d+)[ ,](\d+)\s?h(\d+)v1H\d+z/g;

/** What a screen shows of a code: its dots in black and white, in the margin that the part gives it. */
function photograph(props: Omit<QrCodeProps, 'label'>, dotsPerPixel: number) {
  render(<QrCode label="Code" {...props} />);
  const drawing = screen.getByRole('img', { name: 'Code' }) as unknown as SVGSVGElement;
  const squares = drawing.viewBox.baseVal.width;
  const edge = Number(drawing.getAttribute('width')) * dotsPerPixel;
  const margin = Number.parseFloat(drawing.parentElement?.style.padding ?? '') * dotsPerPixel;
  const isDark = new Set<number>();
  for (const [, x, y, width] of drawing.lastElementChild?.getAttribute('d')?.matchAll(strokes) ?? [])
    for (let column = Number(x); column < Number(x) + Number(width); column++) isDark.add(Number(y) * squares + column);
  const size = Math.round(edge + 2 * margin);
  const dots = new Uint8ClampedArray(size * size * 4).fill(255);
  const squareAt = (dot: number) => Math.floor(((dot + 0.5 - margin) / edge) * squares);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [column, row] = [squareAt(x), squareAt(y)];
      const isInside = column >= 0 && column < squares;
      if (isInside && isDark.has(row * squares + column)) dots.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  cleanup();
  return { dots, size };
}

/** The text that a reader of others finds in a picture of the code; it knows nothing of the library that drew it. */
function scan(props: Omit<QrCodeProps, 'label'>, dotsPerPixel = 1): string | undefined {
  const { dots, size } = photograph(props, dotsPerPixel);
  return readPicture(dots, size, size, { inversionAttempts: 'dontInvert' })?.data;
}

describe('a code to pay with', () => {
  // the worked examples of the networks, which the gateway's own texts are held against
  test.each([
    [
      'KHQR',
      '00020101021230430016mekong_play@devb0107MKG00010208Dev Bank5204799553031165405500005802KH5911Mekong Play6010PHNOM PENH62380108D7K2M9QX0311Web cashier0707DEPOSIT993400131795338000000011317953386000006304EFAB',
    ],
    [
      'PromptPay',
      '00020101021230580016A00000067701011201150999999999999010208D7K2M9QX0303MKG53037645406500.005802TH5911MEKONG PLAY63047073',
    ],
    [
      'VietQR',
      '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA530370454062000005802VN62120808D7K2M9QX63049E99',
    ],
    [
      'Pix',
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000520400005303986540525.505802BR5911MEKONG PLAY6009SAO PAULO62120508D7K2M9QX63040D24',
    ],
  ])('of %s is read by a reader of others from plain and from sharp screens', (_network, value) => {
    // as beside the other ways to pay, and as anywhere else
    for (const dotsPerPixel of [1, 2])
      for (const look of [{ size: 280, margin: 24, hasWholePixels: true }, {}])
        expect(scan({ value, ...look }, dotsPerPixel), `${dotsPerPixel} dots, ${JSON.stringify(look)}`).toBe(value);
  });
});

test('a code of any text is read as that text, at every level of error correction', () => {
  const texts = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(texts, fc.constantFrom(...qrCodeLevels), (value, level) => {
      expect(scan({ value, level, size: 320, hasWholePixels: true })).toBe(value);
    }),
    { numRuns: 30 },
  );
});
