import { useNavigate, useRouter } from '@tanstack/react-router';
import { fromAddress } from '../../state/address.ts';
import type { SearchValues } from '../centre-page.ts';

/**
 * The part of the address that belongs to a page of a centre: what its list is narrowed to, its page, what is open.
 *
 * @param to address of the centre
 * @param read the search of the page, as its entry has it
 */
export function useCentreSearch<Search extends object>(
  to: '/member' | '/agentHome',
  read: (values: Record<string, unknown>) => Search,
) {
  const navigate = useNavigate();
  const router = useRouter();
  const at = (change: Partial<Search>) => ({
    to,
    search: (values: SearchValues) => ({ page: values.page as string | undefined, ...read({ ...values, ...change }) }),
  });
  return {
    /** Puts a change into the address. @param replace goes back over it, not to it */
    show: (change: Partial<Search>, replace = false): void =>
      void navigate({ ...at(change), replace, resetScroll: false }),
    /** The address with a change. */
    hrefOf: (change: Partial<Search>): string => router.buildLocation({ ...at(change), ...fromAddress(router) }).href,
  };
}
