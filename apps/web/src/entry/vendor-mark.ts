/**
 * Name of the mark that a vendor is shown by, as the gateway names it beside: one house mark for BTI and every TCG
 * vendor where the merchant has the language TY. LOTT goes by the mark of ELOTT. The code on the wire stays.
 *
 * @param code code of the vendor
 * @param languages languages of the merchant, not the one that is read
 */
export function vendorMark(code: string, languages: readonly string[]): string {
  if (languages.includes('TY') && (code === 'BTI' || code.startsWith('TCG'))) return '123BET';
  return code === 'LOTT' ? 'ELOTT' : code;
}
