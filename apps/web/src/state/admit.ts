import { redirect } from '@tanstack/react-router';
import { type PagePath, refusalOf } from '../entry/pages.ts';
import { currentViewer } from './session.ts';

/**
 * Guard of a route: lets in who may open the page, and leads everybody else home, where a modal says what is missing. Who
 * logs in there comes back. Comfort alone: the gateway refuses the calls of the page themselves.
 *
 * @param href address that was opened, with its search
 */
export function admit(page: PagePath, href: string): void {
  const refusal = refusalOf(page, currentViewer());
  if (refusal)
    throw redirect({
      to: '/',
      search: refusal === 'realAccount' ? { modal: refusal } : { modal: refusal, returnTo: href },
      replace: true,
    });
}
