/** Vendors that stand in the line; all of them are in the sheet. Bounds the tab stops and the pictures of a page. */
const lineLength = 12;

/** Vendors of the line: the first ones in their order, and those that are chosen wherever they stand. */
export function vendorLine<Vendor extends { readonly code: string }>(
  vendors: readonly Vendor[],
  chosen: readonly string[],
): readonly Vendor[] {
  // one more than fits is no reason for a sheet
  if (vendors.length <= lineLength + 1) return vendors;
  return vendors.filter(({ code }, place) => place < lineLength || chosen.includes(code));
}

/** The choice with one vendor more or one less, in the order in which they were chosen. */
export const toggled = (chosen: readonly string[], code: string): readonly string[] =>
  chosen.includes(code) ? chosen.filter((known) => known !== code) : [...chosen, code];

/** Names are proper nouns, codes are ASCII: their letters are the same in every language once accents are gone. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Vendors whose name or code holds the words, whatever their case and accents. */
export function findVendors<Vendor extends { readonly code: string; readonly name: string }>(
  vendors: readonly Vendor[],
  words: string,
): readonly Vendor[] {
  const wanted = plain(words.trim());
  return wanted === '' ? vendors : vendors.filter(({ code, name }) => plain(`${name} ${code}`).includes(wanted));
}
