/**
 * An amount of money in an address, as the gateway takes it: digits with a point and up to four places.
 *
 * @returns nothing when the text is no amount
 */
export function readAmount(text: string | undefined): string | undefined {
  const [, whole, places = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text ?? '') ?? [];
  return whole === undefined ? undefined : `${whole.replace(/^0+(?=\d)/, '')}.${places.padEnd(4, '0')}`;
}
