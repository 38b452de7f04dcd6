import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOf, dropDraft, followForm, keepDraft } from './drafts.ts';
import { useSessionValue } from './session.ts';

/** What is kept of a form, also when the page is loaded again. */
export interface KeptDraft {
  /** Name of the form, with that of the account and of what it is about where it has them. */
  readonly name: string;
  /** `closing`: the form may go away too. `reload`: nothing but that, once, since closing means no. */
  readonly over: 'closing' | 'reload';
}

/**
 * Keeps what stands in a form when it goes away or the page is loaded again; what it begins with is `draftOf(name)`.
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
      const isKept = unfollow();
      if (isKept && over === 'closing' && !isDone.current) keepDraft(name, getValues());
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

/**
 * What is kept of a form of the member who is logged in: it outlives a session that ends, and nobody but that member
 * finds it again after a log-in.
 *
 * @param form its name, with that of what it is about where it has one
 * @returns undefined without a session: nothing is kept then
 */
export function useOwnDraft(form: string): KeptDraft | undefined {
  const account = useSessionValue('account');
  return account === undefined ? undefined : { name: `${form} ${account}`, over: 'closing' };
}

/** Whether something was kept of such a form: where a button opens it, it is open again then. */
export function useHasDraft(form: string): boolean {
  const draft = useOwnDraft(form);
  const [isKept] = useState(() => draft !== undefined && Object.keys(draftOf(draft.name)).length > 0);
  return isKept;
}
