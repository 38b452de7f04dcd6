import { useNavigate, useSearch } from '@tanstack/react-router';

/** What an address says behind the `?`: plain texts. */
export type Said = Readonly<Partial<Record<string, string>>>;

/** Reads what stands behind the `?`; of a name that stands there twice the last one counts. */
export const readSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** Writes what stands behind the `?`, without what is empty. */
export function writeSearch(said: Record<string, unknown>): string {
  const filled = Object.entries(said).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(filled).toString();
  return text && `?${text}`;
}

/**
 * What the address says, and a way to change it: filters, paging and open records live there, so that a view can be
 * shared and the way back leads through it.
 */
export function useAddress(): readonly [Said, (change: Said, how?: { readonly replace?: boolean }) => void] {
  const said: Said = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    said,
    (change, { replace = false } = {}) => void navigate({ to: '.', search: { ...said, ...change } as never, replace }),
  ];
}
