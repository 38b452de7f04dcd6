import { useEffect } from 'react';
import { useMerchant } from '../queries/status.ts';

/** Of what is shown now, the newest last: a centre lies over a page. */
const titles: { readonly title: string }[] = [];

/**
 * Names the page in the tab, the history and to screen readers. Leaving it gives the title
 * back that was there before, else the bare name of the site.
 *
 * @param title what the page holds; undefined while it is not known
 */
export function usePageTitle(title: string | undefined): void {
  const { name } = useMerchant();
  useEffect(() => {
    if (!title) return;
    const own = { title: `${title} · ${name}` };
    titles.push(own);
    document.title = own.title;
    return () => {
      titles.splice(titles.indexOf(own), 1);
      document.title = titles.at(-1)?.title ?? name;
    };
  }, [title, name]);
}
