import { expect, type Locator } from '@playwright/test';

/** Pixels of the picture that one arrow key moves the piece by. */
const step = 3;

/**
 * Solves the puzzle of the human check as somebody without a mouse would: looks where the piece fits, and moves it there by
 * keys.
 *
 * @public
 */
export async function solveByKeys(dialog: Locator): Promise<void> {
  const slider = dialog.getByRole('slider');
  await expect(slider).toBeFocused();
  const place = await slider.evaluate(async (input) => {
    const [picture, piece] = await Promise.all(
      [...(input.closest('[aria-busy], div:has(> div > img)') ?? document).querySelectorAll('img')].map(async (img) => {
        await img.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: img.naturalWidth,
          height: img.naturalHeight,
        });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context?.drawImage(img, 0, 0);
        return context?.getImageData(0, 0, canvas.width, canvas.height);
      }),
    );
    return [picture, piece].map(
      (found) => found && { width: found.width, height: found.height, data: [...found.data] },
    );
  });
  const [picture, piece] = place;
  if (!picture || !piece) throw new Error('The puzzle has no pictures.');
  const top = await dialog
    .locator('img')
    .nth(1)
    .evaluate((img) => Number.parseFloat((img as HTMLElement).style.top) / 100);
  await press(slider, Math.round(gapOf(picture, piece, Math.round(top * picture.height)) / step));
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: readonly number[];
}

/** Where the picture is the piece, only darker. */
function gapOf(picture: Pixels, piece: Pixels, top: number): number {
  const missAt = (left: number): number => {
    let miss = 0;
    for (let y = 4; y < piece.height; y += 4)
      for (let x = 4; x < piece.width; x += 4) {
        const from = (y * piece.width + x) * 4;
        if ((piece.data[from + 3] ?? 0) < 255) continue;
        const under = ((top + y) * picture.width + left + x) * 4;
        for (let c = 0; c < 3; c++)
          miss += Math.abs((picture.data[under + c] ?? 0) - 0.38 * (piece.data[from + c] ?? 0));
      }
    return miss;
  };
  const places = Array.from({ length: picture.width - piece.width + 1 }, (_, left) => left);
  return places.reduce((best, left) => (missAt(left) < missAt(best) ? left : best));
}

/** Ten steps by Page Up, the rest by the arrow; Enter says that it is there. */
async function press(slider: Locator, steps: number): Promise<void> {
  for (let n = 0; n < Math.floor(steps / 10); n++) await slider.press('PageUp');
  for (let n = 0; n < steps % 10; n++) await slider.press('ArrowRight');
  await slider.press('Enter');
}
