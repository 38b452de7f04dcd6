import type { MemberPageName } from '../entry/member-pages.ts';

/** Address of a page of the member centre. */
export const memberPage = (page: MemberPageName): string => `/member?page=${page}`;
