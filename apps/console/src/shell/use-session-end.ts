import { getOperatorQueryKey } from '@mekong/api-client/admin/queries/getOperator';
import { continueSession } from '@mekong/api-client/admin/sdk/continueSession';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { operatorQuery } from '../queries/operator.ts';
import { noteSessionEnd } from '../queries/session.ts';

/** So long before its end a session asks whether anybody is there: WCAG wants 20 seconds at least. */
const askedSeconds = 120;

const inputs = ['keydown', 'pointerdown'] as const;

/**
 * Looks after the end of the session, which comes when nothing is called for a while. Somebody who types or presses is at
 * work, and the session goes on; nobody who does neither is logged out unasked.
 */
export function useSessionEnd(): { readonly isEnding: boolean; readonly stay: () => void } {
  const client = useQueryClient();
  const { data, dataUpdatedAt, refetch } = useQuery(operatorQuery());
  const isAtWork = useRef(false);
  const idleSeconds = data?.idleSeconds;
  const isEnding = idleSeconds !== undefined && idleSeconds <= askedSeconds;
  const stay = (): void => {
    isAtWork.current = false;
    continueSession().then(
      (operator) => client.setQueryData(getOperatorQueryKey(), operator),
      (error) => noteSessionEnd(client, error),
    );
  };
  const look = useRef(() => {});
  look.current = () => {
    if (isAtWork.current && !isEnding) stay();
    else void refetch();
  };

  useEffect(() => {
    const note = (): void => {
      isAtWork.current = true;
    };
    for (const input of inputs) window.addEventListener(input, note, { capture: true, passive: true });
    return () => {
      for (const input of inputs) window.removeEventListener(input, note, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (idleSeconds === undefined) return;
    const left = idleSeconds > askedSeconds ? idleSeconds - askedSeconds : idleSeconds;
    // a second later, so that the gateway says the same
    const timer = setTimeout(() => look.current(), Math.max(0, dataUpdatedAt + (left + 1) * 1_000 - Date.now()));
    return () => clearTimeout(timer);
  }, [idleSeconds, dataUpdatedAt]);

  return { isEnding, stay };
}
