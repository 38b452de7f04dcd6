import type { RegisterFormProps } from '@mekong/ui/patterns/RegisterForm';
import { useState } from 'react';
import type { Invitation } from '../../../state/invitation.ts';
import { dropAgentCode, dropFriendCodes } from '../../../state/kept-invitation.ts';
import { useInvitation } from './use-invitation.ts';

/** The codes of the visitor's link, as the registration needs them. */
export interface RegistrationInvitation {
  /** What is sent along. */
  readonly codes: Invitation;
  /** What the form says about them. */
  readonly shown: RegisterFormProps['invitation'];
  /**
   * The gateway refused a registration because of a code.
   *
   * @returns true when it was one of the link: it is dropped, the form says so, and what is sent next goes without
   */
  readonly refuse: (reason: 'AFFILIATE_INVALID' | 'INVITE_INVALID') => boolean;
}

/** Codes of the link, until the gateway refuses one of them: nobody is kept out by a link that has gone old. */
export function useRegistrationInvitation(): RegistrationInvitation {
  const { agentName, isRefused, affiliateCode, recommenderId, referralCode } = useInvitation();
  const [dropped, setDropped] = useState({ agent: false, friend: false });
  const agent: Invitation = dropped.agent ? {} : { affiliateCode };
  const friend: Invitation = dropped.friend ? {} : { recommenderId, referralCode };
  const isAny = (codes: Invitation) => Object.values(codes).some((code) => code !== undefined);
  const isGone = isRefused || dropped.agent || dropped.friend;
  const verified = agentName ? ({ status: 'verified', agent: agentName } as const) : undefined;
  return {
    codes: { ...agent, ...friend },
    shown: isGone ? { status: 'refused' } : verified,
    refuse: (reason) => {
      const isAgent = reason === 'AFFILIATE_INVALID';
      if (!isAny(isAgent ? agent : friend)) return false;
      if (isAgent) dropAgentCode();
      else dropFriendCodes();
      setDropped({ ...dropped, [isAgent ? 'agent' : 'friend']: true });
      return true;
    },
  };
}
