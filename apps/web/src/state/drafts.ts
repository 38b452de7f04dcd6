import { session } from '@mekong/api-client/session';
import { sessionEnd } from './session-times.ts';

type Values = Readonly<Record<string, unknown>>;

/** Never kept: what proves who somebody is, and what is good once. */
const secret = /password|captcha|verificationCode|recoveryCode|^code$|ticket|token/i;
/** Kept in the memory of the page alone, never in the browser's storage: numbers of accounts and of documents. */
const unstored = /number$/i;

const key = 'mekong.drafts';
/** Milliseconds for which the storage keeps them: long enough for a reload, and for a page of a provider and back. */
const storedFor = 30 * 60_000;

const drafts = new Map<string, Values>(takeStored());
/** Forms that are open now, each with what stands in it. */
const open = new Map<string, () => object>();

/** What was kept when the page before went away, taken out of the storage: it is good for this page. */
function takeStored(): [form: string, values: Values][] {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (stored === null) return [];
    const { at, forms } = JSON.parse(stored) as { at: number; forms: Record<string, Values> };
    return Date.now() - at < storedFor ? Object.entries(forms) : [];
  } catch {
    return []; // no storage here, or nothing readable in it: forms begin empty
  }
}

/** Keeps everything for the page that comes next in this tab. */
function store(): void {
  for (const [form, valuesOf] of open) keepDraft(form, valuesOf());
  if (drafts.size === 0) return;
  const forms = Object.fromEntries([...drafts].map(([form, values]) => [form, without(unstored, values)]));
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), forms }));
  } catch {
    // where nothing can be stored the page goes without
  }
}

/** Whose drafts these may be: who is logged in, or was last. */
let owner = session.get('account');
let wasOpen = owner !== undefined;

/** Forgets everything when its owner logs out, in this tab or in another one, and when somebody else logs in. */
function followOwner(): void {
  const account = session.get('account');
  if (account !== undefined && account !== owner) {
    if (owner !== undefined) dropAllDrafts();
    owner = account;
  }
  const hasLeft = wasOpen && account === undefined;
  wasOpen = account !== undefined;
  // why it ended is said right after it has; of one that ended by itself the same member goes on after a log-in
  if (hasLeft) queueMicrotask(() => [undefined, 'elsewhere'].includes(sessionEnd()) && dropAllDrafts());
}

if (typeof document !== 'undefined') {
  session.subscribe(followOwner);
  addEventListener('pagehide', store);
  // the page has come back as it was: what it stored is not needed
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeStored();
  });
}

const without = (left: RegExp, values: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !left.test(name)));

/** Keeps what was typed into a form that was closed, as long as the page lives. Passwords and codes are left out. */
export const keepDraft = (form: string, values: object): void => void drafts.set(form, without(secret, values));

/** Keeps what stands in an open form when the page goes away. Returns the way out, which says whether it was still kept. */
export function followForm(form: string, valuesOf: () => object): () => boolean {
  open.set(form, valuesOf);
  return () => open.delete(form);
}

/** What was typed into this form before; empty when nothing was. */
export const draftOf = (form: string): Values => drafts.get(form) ?? {};

/** Forgets what was typed: the form has done its work. */
export const dropDraft = (form: string): void => void drafts.delete(form);

/** Forgets what was typed into every form, those that are open too. */
export function dropAllDrafts(): void {
  drafts.clear();
  open.clear();
}
