import type { SlotBoardProps } from './SlotBoard.tsx';

const hues: Readonly<Record<string, number>> = { Naga: 150, Lotus: 330, Drum: 30, King: 260, Queen: 200 };

/** A symbol without a network: a disc of its own colour. */
const pictureOf = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="26" fill="hsl(${hues[name]} 70% 60%)"/><circle cx="32" cy="32" r="14" fill="hsl(${hues[name]} 60% 30%)"/></svg>`)}`;

/**
 * A board from names of symbols by rows.
 *
 * @param wins cells that pay, as `reel row`
 */
export const boardFixture = (rows: readonly string[], wins: readonly string[] = []): SlotBoardProps['reels'] => {
  const names = rows.map((row) => row.split(' '));
  return (names[0] ?? []).map((_, reel) =>
    names.map((cells, row) => {
      const name = cells[reel] ?? '';
      return { name, imageUrl: pictureOf(name), isWin: wins.includes(`${reel} ${row}`) };
    }),
  );
};
