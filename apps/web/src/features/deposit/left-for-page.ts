const keyOf = (orderNo: string): string => `mekong.paying.${orderNo}`;

/** Remembers over the page of a provider which try of an order was the last one when its payer went there. */
export function noteLeaving(orderNo: string, triedAt: string | undefined): void {
  try {
    sessionStorage.setItem(keyOf(orderNo), triedAt ?? '');
  } catch {
    // without it an answer is waited for
  }
}

/**
 * Whether a try ended after its payer went to the page of the provider from this tab.
 *
 * @param triedAt when the last try ended, as its provider says
 */
export function isTriedSince(orderNo: string, triedAt: string | undefined): boolean {
  if (triedAt === undefined) return false;
  try {
    const before = sessionStorage.getItem(keyOf(orderNo));
    return before !== null && before !== triedAt;
  } catch {
    return false;
  }
}
