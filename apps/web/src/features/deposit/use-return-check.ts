import type { DepositInstructions } from '@mekong/api-client/types';
import { useEffect, useState } from 'react';

type LastTry = NonNullable<DepositInstructions['lastTry']>;

/**
 * How much is known of a payment whose payer was on the page of the provider. `none` = he was not there yet, `checking` = a
 * payment may be on its way, `unknown` = nothing has come; else how the last try has ended.
 */
export type ReturnStage = 'none' | 'checking' | 'unknown' | LastTry;

/** How long an order is looked at before it is said that nothing has come, and before an older try is believed to be the last. */
const patience = 20_000;
const shortPatience = 4_000;

/** @param isBack whether the payer comes from the page of the provider: that proves nothing, so the order decides */
export function useReturnCheck(isBack: boolean, lastTry: LastTry | undefined): ReturnStage {
  const [isChecked, setChecked] = useState(!isBack);
  useEffect(() => {
    if (isChecked) return;
    const timer = setTimeout(() => setChecked(true), lastTry === undefined ? patience : shortPatience);
    return () => clearTimeout(timer);
  }, [isChecked, lastTry]);
  if (!isChecked) return 'checking';
  return lastTry ?? (isBack ? 'unknown' : 'none');
}
