import type { RegisterFormProps } from '@mekong/ui/patterns/RegisterForm';
import { useState } from 'react';
import type { Invitation } from '../../../state/invitation.ts';
import { dropInvitation } from '../../../state/kept-invitation.ts';
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
  readonly refuse: () => boolean;
}

/** Codes of the link, until the gateway refuses one of them: nobody is kept out by a link that has gone old. */
export function useRegistrationInvitation(): RegistrationInvitation {
  const { agentName, isRefused, ...codes } = useInvitation();
  const [isDropped, setDropped] = useState(false);
  const refused = { status: 'refused' } as const;
  if (isDropped) return { codes: {}, shown: refused, refuse: () => false };
  const isAny = Object.values(codes).some((code) => code !== undefined);
  const verified = agentName ? ({ status: 'verified', agent: agentName } as const) : undefined;
  return {
    codes,
    shown: isRefused ? refused : verified,
    refuse: () => {
      if (isAny) {
        dropInvitation();
        setDropped(true);
      }
      return isAny;
    },
  };
}
