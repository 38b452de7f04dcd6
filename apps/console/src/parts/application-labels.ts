import { msg } from '@lingui/core/macro';
import type { AgencyContactBy, AgentApplicationRejection } from '@mekong/api-client/admin/types';
import type { Labels } from './labels.ts';

/** How applications stand. */
export const stateLabels = {
  OPEN: msg({ message: 'To be decided', context: 'application', comment: 'State of an application of an agent' }),
  APPROVED: msg({ message: 'Approved', context: 'application', comment: 'State of an application of an agent' }),
  REJECTED: msg({ message: 'Rejected', context: 'application', comment: 'State of an application of an agent' }),
} satisfies Labels<string>;

/** Why an application is rejected, as the applicant reads it. */
export const reasonLabels = {
  UNREACHED: msg({ message: 'Could not be reached', context: 'application', comment: 'Reason of a rejection' }),
  INCOMPLETE: msg({ message: 'Details missing or wrong', context: 'application', comment: 'Reason of a rejection' }),
  REACH: msg({ message: 'Too few players expected', context: 'application', comment: 'Reason of a rejection' }),
  REGION: msg({ message: 'Country not served', context: 'application', comment: 'Reason of a rejection' }),
  TERMS: msg({ message: 'Against the terms', context: 'application', comment: 'Reason of a rejection' }),
} satisfies Labels<AgentApplicationRejection['reason']>;

/** How an applicant is reached. */
export const contactLabels = {
  EMAIL: msg({ message: 'Email', context: 'application', comment: 'How an applicant is reached' }),
  PHONE: msg({ message: 'Phone', context: 'application', comment: 'How an applicant is reached' }),
  // names of services are written alike in every language
  TELEGRAM: { id: 'Telegram', message: 'Telegram' },
  WHATSAPP: { id: 'WhatsApp', message: 'WhatsApp' },
  LINE: { id: 'LINE', message: 'LINE' },
} satisfies Labels<AgencyContactBy>;

/** Where an applicant finds players. */
export const channelLabels = {
  SOCIAL: msg`Social networks`,
  WEBSITE: msg({ message: 'A website', context: 'application', comment: 'Where players are found' }),
  STREAM: msg({ message: 'Live streams', context: 'application', comment: 'Where players are found' }),
  GROUP: msg({ message: 'Chat groups', context: 'application', comment: 'Where players are found' }),
  OFFLINE: msg({ message: 'In person', context: 'application', comment: 'Where players are found' }),
} satisfies Labels<string>;
