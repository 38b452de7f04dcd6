/**
 * Where the games of a grid stand. Slots are counted row by row. The first game may be a feature, which takes two slots of
 * the first row and those below them, so that all others come later than their place says.
 */
export interface GridPlaces {
  readonly columns: number;
  readonly hasFeature: boolean;
}

/** Slots that a feature takes beyond its own, in the row where it begins and in both. */
const [beside, all] = [1, 3];

/** First slot of a game. */
export function slotOf(place: number, { columns, hasFeature }: GridPlaces): number {
  if (!hasFeature || place === 0) return place;
  return place + (place + beside < columns ? beside : all);
}

/** The game at a slot: all slots of a feature are its own. */
export function placeOf(slot: number, { columns, hasFeature }: GridPlaces): number {
  if (!hasFeature) return slot;
  if (slot < columns) return Math.max(0, slot - beside);
  return slot < columns + 2 ? 0 : slot - all;
}

/** Slots that so many games take. */
export const slotCount = (games: number, { hasFeature }: GridPlaces): number => games + (hasFeature ? all : 0);

/** First slot of a row that no feature of the row above takes. */
const rowStart = (row: number, { columns, hasFeature }: GridPlaces): number =>
  row * columns + (hasFeature && row === 1 ? 2 : 0);

/** The games that begin in a row: from the first place up to before the last. */
export const placesIn = (row: number, grid: GridPlaces): readonly [from: number, to: number] => [
  placeOf(rowStart(row, grid), grid),
  placeOf(rowStart(row + 1, grid), grid),
];
