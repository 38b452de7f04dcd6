import { useEffect } from 'react';
import { useMerchant } from '../queries/status.ts';

/**
 * Names the page in the tab, the history and to screen readers. Leaving it gives the site its bare name back.
 *
 * @param title what the page holds; undefined while it is not known
 */
export function usePageTitle(title: string | undefined): void {
  const { name } = useMerchant();
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}
