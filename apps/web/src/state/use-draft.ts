import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, followForm, keepDraft } from './drafts.ts';

/**
 * Keeps what stands in a form when it goes away or the page is loaded again on purpose; what it begins with is `draftOf(form)`.
 *
 * @param form name of the form, with that of the account and of what it is about where it has them
 * @param getValues what stands in it now; always the same function
 * @returns a function to call when the form has done its work: nothing is kept of it then
 */
export function useDraft(form: string, getValues: () => object): () => void {
  const isDone = useRef(false);
  useEffect(() => {
    const unfollow = followForm(form, () => (isDone.current ? {} : getValues()));
    return () => {
      unfollow();
      if (!isDone.current) keepDraft(form, getValues());
    };
  }, [form, getValues]);
  return useCallback(() => {
    isDone.current = true;
    dropDraft(form);
  }, [form]);
}

/** As {@link useDraft} where closing means no: a reload on purpose keeps what was typed, once, and nothing else does. */
export function useReloadDraft(form: string, getValues: () => object): void {
  useEffect(() => {
    dropDraft(form);
    return followForm(form, getValues);
  }, [form, getValues]);
}
