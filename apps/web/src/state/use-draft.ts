import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, followForm, keepDraft } from './drafts.ts';

/** What is kept of a form. */
export interface KeptDraft {
  /** Name of the form, with that of the account and of what it is about where it has them. */
  readonly name: string;
  /** `closing`: the form may go away too. `reload`: only a reload on purpose keeps it, once, since closing means no. */
  readonly over: 'closing' | 'reload';
}

/**
 * Keeps what stands in a form when it goes away or the page is loaded again on purpose; what it begins with is `draftOf(name)`.
 *
 * @param draft none keeps nothing
 * @param getValues what stands in it now; always the same function
 * @returns a function to call when the form has done its work: nothing is kept of it then
 */
export function useFormDraft(draft: KeptDraft | undefined, getValues: () => object): () => void {
  const isDone = useRef(false);
  const { name, over } = draft ?? {};
  useEffect(() => {
    if (name === undefined) return;
    if (over === 'reload') dropDraft(name);
    const unfollow = followForm(name, () => (isDone.current ? {} : getValues()));
    return () => {
      unfollow();
      if (over === 'closing' && !isDone.current) keepDraft(name, getValues());
    };
  }, [name, over, getValues]);
  return useCallback(() => {
    isDone.current = true;
    if (name !== undefined) dropDraft(name);
  }, [name]);
}

/** As {@link useFormDraft}, of a form that keeps what was typed when it goes away. */
export const useDraft = (form: string, getValues: () => object): (() => void) =>
  useFormDraft({ name: form, over: 'closing' }, getValues);

/** As {@link useFormDraft}, of a form whose closing means no. */
export function useReloadDraft(form: string, getValues: () => object): void {
  useFormDraft({ name: form, over: 'reload' }, getValues);
}
