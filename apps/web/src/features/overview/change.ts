/**
 * How much a figure has changed, in hundredths of a percent, toward zero; undefined where there is nothing to be a share of.
 *
 * @param now a decimal of the wire, or a count
 * @param before the same figure of the period before
 */
export function changeOf(now: string | number, before: string | number): number | undefined {
  const [value, base] = [now, before].map((figure) => BigInt(String(figure).replace('.', '')));
  if (value === undefined || base === undefined || base <= 0n) return undefined;
  return Number(((value - base) * 10_000n) / base);
}
