import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { oneOf, searchOf, text } from '../entry/search.ts';
import { SiteRoot } from '../shell/SiteRoot.tsx';
import { keepInvitation } from '../state/invitation.ts';
import { modalNames } from '../state/modal.ts';
import type { RouterContext } from '../state/router-context.ts';

const siteSearch = searchOf({
  modal: oneOf(modalNames),
  returnTo: text(300),
  affiliateCode: text(40),
  recommenderId: text(40),
  referralCode: text(40),
});

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: siteSearch,
  // before any redirect of a page below: a link may lead to an address that only leads on
  beforeLoad: ({ search, preload }) => {
    if (!preload) keepInvitation(search);
  },
  component: () => (
    <SiteRoot>
      <Outlet />
    </SiteRoot>
  ),
});
