import { useSearch } from '@tanstack/react-router';
import { type Invitation, keptInvitation } from '../../state/invitation.ts';

/** Codes of the link that brought the visitor: what the address says, else what an earlier page said. */
export function useInvitation(): Invitation {
  const { affiliateCode, recommenderId, referralCode } = useSearch({ strict: false });
  const kept = keptInvitation();
  return {
    affiliateCode: affiliateCode ?? kept.affiliateCode,
    recommenderId: recommenderId ?? kept.recommenderId,
    referralCode: referralCode ?? kept.referralCode,
  };
}
