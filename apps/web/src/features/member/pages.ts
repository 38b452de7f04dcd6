import type { MemberPageName } from '../../entry/member-pages.ts';

/** The pages that this site offers, in that order. Their labels and icons, which the route has no need of, are in menu.ts. */
export const offeredPages = ['securityCenter', 'personalHistoryCopy'] as const satisfies readonly MemberPageName[];
export type OfferedPage = (typeof offeredPages)[number];

/** Page of an address that names none. */
export const firstMemberPage = 'securityCenter' satisfies OfferedPage;

/** The page that an address names; undefined for one that this site does not offer. */
export const memberPageOf = (name: string = firstMemberPage): OfferedPage | undefined =>
  offeredPages.find((offered) => offered === name);
