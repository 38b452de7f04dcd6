import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormGetValues } from 'react-hook-form';
import { dropDraft, followForm, keepDraft } from './drafts.ts';

/**
 * Keeps what stands in a form when it goes away or the page is loaded again on purpose; what it begins with is `draftOf(form)`.
 *
 * @returns a function to call when the form has done its work: nothing is kept of it then
 */
export function useDraft<Values extends FieldValues>(form: string, getValues: UseFormGetValues<Values>): () => void {
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
