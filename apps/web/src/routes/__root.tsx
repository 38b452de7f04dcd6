import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { oneOf, searchOf, text } from '../entry/search.ts';
import { SiteRoot } from '../shell/SiteRoot.tsx';
import { modalNames } from '../state/modal.ts';
import type { RouterContext } from '../state/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: searchOf({
    modal: oneOf(modalNames),
    returnTo: text(300),
    affiliateCode: text(40),
    recommenderId: text(40),
    referralCode: text(40),
  }),
  component: () => (
    <SiteRoot>
      <Outlet />
    </SiteRoot>
  ),
});
