import { beforeReload } from './reload.ts';

type Values = Readonly<Record<string, unknown>>;

/** Never kept: what proves who somebody is, and what is good once. */
const secret = /password|captcha|verificationCode|recoveryCode|^code$|ticket|token/i;

const key = 'mekong.drafts';
const drafts = new Map<string, Values>(takeStored());
/** Forms that are open now, each with what stands in it. */
const open = new Map<string, () => object>();

/** What was kept over a reload, taken out of the storage: it is good for this page. */
function takeStored(): [form: string, values: Values][] {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored === null ? [] : Object.entries(JSON.parse(stored) as Record<string, Values>);
  } catch {
    return []; // no storage here, or nothing readable in it: forms begin empty
  }
}

beforeReload(() => {
  for (const [form, valuesOf] of open) keepDraft(form, valuesOf());
  try {
    if (drafts.size > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(drafts)));
  } catch {
    // where nothing can be stored the reload goes on without
  }
});

/** Keeps what was typed into a form that was closed, as long as the page lives. Passwords and codes are left out. */
export function keepDraft(form: string, values: object): void {
  drafts.set(form, Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name))));
}

/** Keeps what stands in an open form when the page is loaded again on purpose. Returns the way out. */
export function followForm(form: string, valuesOf: () => object): () => void {
  open.set(form, valuesOf);
  return () => void open.delete(form);
}

/** What was typed into this form before; empty when nothing was. */
export const draftOf = (form: string): Values => drafts.get(form) ?? {};

/** Forgets what was typed: the form has done its work. */
export const dropDraft = (form: string): void => void drafts.delete(form);
