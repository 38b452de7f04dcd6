import { checkAffiliateOptions } from '@mekong/api-client/queries/checkAffiliate';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Invitation } from '../../../state/invitation.ts';
import { keptInvitation } from '../../../state/kept-invitation.ts';

/** What can be one; anything else is refused without asking. */
const codeShape = /^[A-Za-z0-9_-]{1,40}$/;

interface CheckedInvitation extends Invitation {
  /** Masked name of the agent whose link it was. */
  readonly agentName: string | undefined;
  /** The link carried a code that nobody has; it is left out of the invitation. */
  readonly isRefused: boolean;
}

/**
 * Codes of the link that brought the visitor: what the address says, else what an earlier page said. The agent's code is
 * checked; while that is under way, or cannot be done, it counts as good, since the gateway looks again.
 */
export function useInvitation(): CheckedInvitation {
  const { affiliateCode, recommenderId, referralCode } = useSearch({ strict: false });
  const kept = keptInvitation();
  const code = affiliateCode ?? kept.affiliateCode;
  const canBeOne = code !== undefined && codeShape.test(code);
  const { data } = useQuery({
    ...checkAffiliateOptions({ query: { affiliateCode: code ?? '' } }),
    enabled: canBeOne,
    staleTime: 60_000,
  });
  const isRefused = code !== undefined && (!canBeOne || data?.valid === false);
  return {
    affiliateCode: isRefused ? undefined : code,
    recommenderId: recommenderId ?? kept.recommenderId,
    referralCode: referralCode ?? kept.referralCode,
    agentName: data?.valid ? data.agentName : undefined,
    isRefused,
  };
}
