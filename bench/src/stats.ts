/** The middle value; of an even number of values the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Median of the ratios of two series that were measured in turns: noise of the machine falls on both alike. */
export function pairedRatio(ours: readonly number[], baseline: readonly number[]): number {
  return median(ours.flatMap((value, round) => (baseline[round] ? [value / baseline[round]] : [])));
}

/** Rows of a table as aligned text. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
