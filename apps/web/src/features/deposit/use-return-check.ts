import type { DepositInstructions } from '@mekong/api-client/types';
import { useEffect, useRef, useState } from 'react';

type LastTry = NonNullable<DepositInstructions['lastTry']>;

/**
 * How much is known of a payment whose payer was on the page of the provider. `none` = he was not there yet, `checking` = a
 * payment may be on its way, `unknown` = nothing has come; else how the last try has ended.
 */
export type ReturnStage = 'none' | 'checking' | 'unknown' | LastTry;

/**
 * How long an order is looked at before it is believed that nothing has come. A try that was known before may be an older
 * one, after which the payer has paid: it is believed no sooner, unless it is known to have ended since the payer left. One that is new was told since he came back; the short
 * time is for an answer about the older one that was under way then.
 */
const patience = 20_000;
const shortPatience = 4_000;

/**
 * @param isBack whether the payer comes from the page of the provider: that proves nothing, so the order decides
 * @param isSince whether the last try has ended since the payer left for that page
 */
export function useReturnCheck(isBack: boolean, lastTry: LastTry | undefined, isSince = false): ReturnStage {
  const [isChecked, setChecked] = useState(!isBack);
  const before = useRef(lastTry);
  useEffect(() => {
    if (isChecked) return;
    const isNew = lastTry !== undefined && lastTry !== before.current;
    const timer = setTimeout(() => setChecked(true), isNew ? shortPatience : patience);
    return () => clearTimeout(timer);
  }, [isChecked, lastTry]);
  if (!isChecked && !(isSince && lastTry !== undefined)) return 'checking';
  return lastTry ?? (isBack ? 'unknown' : 'none');
}
