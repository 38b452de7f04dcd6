import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PromotionTeaser } from '@mekong/api-client/types';
import { type BadgeSlug, badgeSlugs } from './content-search.ts';

/** A badge as it stands on the wire. */
export type PromotionBadge = NonNullable<PromotionTeaser['badge']>;

/** Wire value of each badge. `HIGH RABATE` is spelt so on the wire, and only there. */
export const badgeOfSlug = {
  newbie: 'NEWBIE',
  limited: 'LIMITED',
  'special-offer': 'SPECIAL OFFER',
  daily: 'DAILY',
  'high-rebate': 'HIGH RABATE',
  vip: 'VIP',
} as const satisfies Record<BadgeSlug, PromotionBadge>;

/** What each badge says. */
export const badgeLabels: Record<PromotionBadge, MessageDescriptor> = {
  NEWBIE: msg({ message: 'New players', comment: 'Badge of a promotion' }),
  LIMITED: msg({ message: 'Limited', comment: 'Badge of a promotion: for a limited time' }),
  'SPECIAL OFFER': msg({ message: 'Special offer', comment: 'Badge of a promotion' }),
  DAILY: msg({ message: 'Daily', comment: 'Badge of a promotion' }),
  'HIGH RABATE': msg({ message: 'High rebate', comment: 'Badge of a promotion' }),
  VIP: msg({ message: 'VIP', comment: 'Badge of a promotion' }),
};

/** Where a promotion stands in its period. */
export type PromotionPhase = 'coming' | 'running' | 'over';

/** Where a promotion stands at a moment, in milliseconds since 1970. One without an end runs on. */
export function phaseOf(
  { startsAt, endsAt }: Pick<PromotionTeaser, 'startsAt' | 'endsAt'>,
  now: number,
): PromotionPhase {
  if (startsAt !== undefined && now < Date.parse(startsAt)) return 'coming';
  return endsAt !== undefined && now >= Date.parse(endsAt) ? 'over' : 'running';
}

/** Badges that at least one promotion carries, in their order. */
export const badgesOf = (promotions: readonly PromotionTeaser[]): BadgeSlug[] =>
  badgeSlugs.filter((slug) => promotions.some(({ badge }) => badge === badgeOfSlug[slug]));
