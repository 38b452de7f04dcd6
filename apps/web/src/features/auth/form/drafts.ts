type Values = Readonly<Record<string, unknown>>;

/** Never kept: what proves who somebody is, and what is good once. */
const secret = /password|captcha|verificationCode/i;
const drafts = new Map<string, Values>();

/** Keeps what was typed into a form that was closed, as long as the page lives. Passwords and codes are left out. */
export function keepDraft(form: string, values: Values): void {
  drafts.set(form, Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name))));
}

/** What was typed into this form before; empty when nothing was. */
export const draftOf = (form: string): Values => drafts.get(form) ?? {};

/** Forgets what was typed: the form has done its work. */
export const dropDraft = (form: string): void => void drafts.delete(form);
