import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconGlyph } from '@mekong/ui/Icon';
import { ScrollText, Shield } from 'lucide-react';

/** Pages of the member centre in the order of the specification (S2-083 to S2-096). */
export const memberPageOrder = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
] as const;
export type MemberPageName = (typeof memberPageOrder)[number];

/** A page that this site offers. */
export interface MemberPage {
  readonly label: MessageDescriptor;
  readonly glyph: IconGlyph;
}

/** The pages that this site offers. The menu links to these and no others; adding one here puts it into the menu. */
export const memberPages: Partial<Record<MemberPageName, MemberPage>> = {
  securityCenter: { label: msg`My account`, glyph: Shield },
  personalHistoryCopy: { label: msg`Betting record`, glyph: ScrollText },
};

/** Page of an address that names none. */
export const firstMemberPage = 'securityCenter' satisfies MemberPageName;

/** The page that an address names; undefined for one that this site does not offer. */
export function memberPageOf(name: string | undefined): MemberPageName | undefined {
  const wanted = name ?? firstMemberPage;
  return memberPageOrder.find((known) => known === wanted && memberPages[known] !== undefined);
}

/** Offered pages in their order. */
export const offeredMemberPages = (): (MemberPage & { readonly name: MemberPageName })[] =>
  memberPageOrder.flatMap((name) => {
    const page = memberPages[name];
    return page ? [{ name, ...page }] : [];
  });

/** Address of a page. */
export const memberPath = (name: MemberPageName): string => `/member?page=${name}`;
