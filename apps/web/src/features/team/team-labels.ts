import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgentTeamMember } from '@mekong/api-client/types';
import type { TagProps } from '@mekong/ui/Tag';
import { Ban, CircleCheck, Lock } from 'lucide';

/** What accounts of a team are called. */
export const kindLabels: Readonly<Record<'MEMBER' | 'AGENT', MessageDescriptor>> = {
  MEMBER: msg({ message: 'Member', context: 'team', comment: 'Kind of account: plays only' }),
  AGENT: msg({ message: 'Agent', context: 'team', comment: 'Kind of account: can have a team' }),
};

/** Kinds of accounts in the order that they are chosen in. */
export const kindChoices = [
  { value: 'MEMBER', label: kindLabels.MEMBER },
  { value: 'AGENT', label: kindLabels.AGENT },
] as const;

/** States of accounts, with their signs and colours. */
export const stateLooks: Readonly<
  Record<'ACTIVE' | 'LOCKED' | 'CLOSED', { readonly label: MessageDescriptor } & Pick<TagProps, 'tone' | 'icon'>>
> = {
  ACTIVE: {
    label: msg({ message: 'Active', context: 'account', comment: 'An account that may be used' }),
    tone: 'positive',
    icon: CircleCheck,
  },
  LOCKED: {
    label: msg({ message: 'Locked', context: 'account', comment: 'An account that may not be used for now' }),
    tone: 'negative',
    icon: Lock,
  },
  CLOSED: {
    label: msg({ message: 'Closed', context: 'account', comment: 'An account that is no more' }),
    tone: 'neutral',
    icon: Ban,
  },
};

/** A row of the team. */
export type TeamRow = AgentTeamMember;
