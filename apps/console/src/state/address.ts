import { useNavigate, useSearch } from '@tanstack/react-router';

/** What an address says behind the `?`: plain texts. */
export type SearchValues = Readonly<Partial<Record<string, string>>>;

/** Reads what stands behind the `?`; of a name that stands there twice the last one counts. */
export const readSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** Writes what stands behind the `?`, without what is empty. */
export function writeSearch(values: Record<string, unknown>): string {
  const filled = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(filled).toString();
  return text && `?${text}`;
}

/**
 * What the address says, and a way to change it: filters, paging and open records live there, so that a view can be
 * shared and the way back leads through it.
 */
export function useAddress(): readonly [
  SearchValues,
  (change: SearchValues, how?: { readonly replace?: boolean }) => void,
] {
  const values: SearchValues = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    values,
    (change, { replace = false } = {}) =>
      void navigate({ to: '.', search: { ...values, ...change } as never, replace }),
  ];
}
