/** What the panel of a FilterBar asks for. Empty lists and `undefined` ask for nothing. */
export interface FilterChoice {
  /** Codes of vendors. */
  readonly vendors: readonly string[];
  readonly features: readonly string[];
  readonly volatilities: readonly string[];
  /** Return to player in percent, both ends included. */
  readonly rtpMin?: number | undefined;
  readonly rtpMax?: number | undefined;
  /** Value of one of the steps of the least stake. */
  readonly minBet?: string | undefined;
  /** With games that cannot be played now. */
  readonly hasClosed: boolean;
}

/** Nothing asked for. */
export const noChoice: FilterChoice = { vendors: [], features: [], volatilities: [], hasClosed: false };

/** How many filters are on, vendors aside: each feature and each volatility counts, a range as one. */
export const choiceCount = ({ features, volatilities, rtpMin, rtpMax, minBet, hasClosed }: FilterChoice): number =>
  features.length +
  volatilities.length +
  (rtpMin !== undefined || rtpMax !== undefined ? 1 : 0) +
  (minBet !== undefined ? 1 : 0) +
  (hasClosed ? 1 : 0);

/** A range that ends below where it begins asks for nothing: the end that was not touched gives way. */
export function withRtp(choice: FilterChoice, change: Pick<FilterChoice, 'rtpMin' | 'rtpMax'>): FilterChoice {
  const next = { ...choice, ...change };
  if (next.rtpMin === undefined || next.rtpMax === undefined || next.rtpMin <= next.rtpMax) return next;
  return 'rtpMin' in change ? { ...next, rtpMax: undefined } : { ...next, rtpMin: undefined };
}
