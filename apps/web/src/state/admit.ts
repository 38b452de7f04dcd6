import { redirect } from '@tanstack/react-router';
import { type PagePath, pageAccess, refusalOf } from '../entry/pages.ts';
import type { RouterContext, ShownPage } from './router-context.ts';
import { currentViewer } from './session.ts';

interface Visit {
  /** Address that was opened, with its search. */
  readonly location: { readonly href: string; readonly state?: { readonly isWindow?: boolean } };
  readonly context: Pick<RouterContext, 'shownPage'>;
}

/**
 * Guard of a route: lets in those who may open the page. Everybody else stays on the page they see, where a dialog says what is
 * missing; a visit that begins here goes home for that, and so does a page that needs an account first (specification
 * section 2). After log-in they come back to the guarded page. The gateway refuses the calls of the page themselves.
 *
 * @throws a redirect when the page does not open
 */
export function admit(page: PagePath, { location, context }: Visit): void {
  const viewer = currentViewer();
  const modal = refusalOf(page, viewer);
  if (!modal) return;
  const returnTo = modal === 'realAccount' ? undefined : withoutModal(location.href);
  const shown = modal === 'signInFirst' ? undefined : context.shownPage();
  if (!shown || !isOpenTo(shown)) throw redirect({ to: '/', search: { modal, returnTo }, replace: true });
  throw redirect({
    to: shown.pathname as '/',
    search: { ...shown.search, modal, returnTo },
    replace: true,
    resetScroll: false,
    // what asked for the page has added an entry, and the dialog has that one
    state: { isWindow: location.state?.isWindow === true },
  });
}

/** Whether the viewer may stay on a page: one that asks for an account itself would send them on for ever. */
function isOpenTo({ route }: ShownPage): boolean {
  return !(route in pageAccess) || !refusalOf(route as PagePath, currentViewer());
}

/** An address without the dialog over it: whoever comes back to it has answered that one. */
function withoutModal(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'http://localhost');
  if (!searchParams.has('modal') && !searchParams.has('returnTo')) return href;
  searchParams.delete('modal');
  searchParams.delete('returnTo');
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}
