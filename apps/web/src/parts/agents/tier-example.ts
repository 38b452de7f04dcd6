const MILLIONTHS = 1_000_000n;
/** Ten-thousandths of the unit in a cent. */
const CENT = 100n;
/** What an example is of where a tier asks for nothing: 100,000 units of the currency. */
const ordinary = 1_000_000_000n;

/** A decimal of the wire as a whole number of its smallest places. */
function scaled(text: string, places: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

/**
 * What a rate pays of the least that its tier asks for, as a settlement works it out: cut to whole cents.
 *
 * @param rate a fraction with up to six places
 * @param least of the tier, in units of the currency; of one that asks for nothing an ordinary amount is taken
 * @returns both in ten-thousandths of the unit
 */
export function exampleOf(rate: string, least: string): { base: bigint; pays: bigint } {
  const asked = scaled(least, 4);
  const base = asked > 0n ? asked : ordinary;
  return { base, pays: ((base * scaled(rate, 6)) / MILLIONTHS / CENT) * CENT };
}
