/** Vendors of SPORTS that are esports. */
const ESPORTS_VENDORS: readonly string[] = ['AV', 'IMES', 'IA', 'AI', 'TF'];

/** Class of games that a jurisdiction may forbid; allowed by the setting `region.cockfight` only. */
export const COCKFIGHT = 'COCKFIGHT';

/** The class that games of a vendor are in unless they say otherwise: esports by its code, the others by its row. */
export const classOfVendor = ({ code, classify }: { code: string; classify: string | null }): string | null =>
  ESPORTS_VENDORS.includes(code) ? 'ESPORTS' : classify;

/** The class a game is in inside its category, if any. */
export const classOfGame = (game: {
  classify: string | null;
  vendorCode: string;
  vendorClassify: string | null;
}): string | null => game.classify ?? classOfVendor({ code: game.vendorCode, classify: game.vendorClassify });
