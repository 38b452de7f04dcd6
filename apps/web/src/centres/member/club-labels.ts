import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClubCode } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';

const clubLabels: Readonly<Record<Exclude<ClubCode, 'OTHER'>, MessageDescriptor>> = {
  BRONZE: msg({ message: 'Bronze', context: 'club', comment: 'Name of a club of members' }),
  SILVER: msg({ message: 'Silver', context: 'club', comment: 'Name of a club of members' }),
  GOLD: msg({ message: 'Gold', context: 'club', comment: 'Name of a club of members' }),
};
const rankLabel = msg({ message: 'VIP {rank}', comment: 'Rank of a member whose club has no name: VIP 3' });

/**
 * Name of the member's club in the language of the page.
 *
 * @param code code of the club, also one that is newer than this page
 * @param rank stands for a club that has no name here
 * @returns undefined while neither says anything
 */
export function clubName(i18n: I18n, code: string | undefined, rank: number | undefined): string | undefined {
  const label = code === undefined ? undefined : lookUp(clubLabels, code, undefined);
  if (label) return i18n._(label);
  return rank === undefined ? undefined : i18n._({ ...rankLabel, values: { rank: String(rank) } });
}
