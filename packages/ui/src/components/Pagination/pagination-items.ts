/** One place in the row of pages: a page, or the pages that are left out between two of them. */
export type PaginationItem =
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'gap'; readonly from: number; readonly to: number };

/** How many pages are shown. */
export interface PaginationShape {
  /** Pages around the current one, itself included. Default 3. */
  readonly range?: number | undefined;
  /** Pages always shown at either end. Default 1. */
  readonly margin?: number | undefined;
}

const page = (number: number): PaginationItem => ({ type: 'page', page: number });
const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * The row of pages: both ends, the surroundings of the current page, and gaps. A gap hides at least two pages, because
 * the dots that would hide one take the room of its number.
 *
 * @param current Page shown, from 1; a page outside of the list is taken as its nearest end.
 * @param pages Number of pages, at least 1.
 * @example paginationItems(5, 31) // 1 ... 4 5 6 ... 31
 */
export function paginationItems(
  current: number,
  pages: number,
  { range = 3, margin = 1 }: PaginationShape = {},
): PaginationItem[] {
  const last = Math.max(1, pages);
  const width = between(range, 1, last);
  const first = between(between(current, 1, last) - Math.floor((width - 1) / 2), 1, last - width + 1);
  const isShown = (number: number): boolean =>
    number <= margin || number > last - margin || (number >= first && number < first + width);

  const items: PaginationItem[] = [];
  for (let number = 1; number <= last; number++) {
    if (isShown(number)) {
      items.push(page(number));
      continue;
    }
    const from = number;
    while (number < last && !isShown(number + 1)) number++;
    items.push(from === number ? page(number) : { type: 'gap', from, to: number });
  }
  return items;
}
