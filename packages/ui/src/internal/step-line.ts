/** Moves a line that scrolls by what is seen of it, along the direction of reading or against it. */
export function stepLine(line: HTMLElement | null, towards: 1 | -1): void {
  if (!line) return;
  const along = getComputedStyle(line).direction === 'rtl' ? -1 : 1;
  line.scrollBy({ left: along * towards * line.clientWidth * 0.8 });
}
