import { useLingui } from '@lingui/react/macro';
import { type Channel, type ContactWay, contactWays, isContact } from './apply-values.ts';

/** Words of the closed lists of an application. */
export function useApplyWords() {
  const { t } = useLingui();
  const ways: Readonly<Record<ContactWay, string>> = {
    EMAIL: t({ message: 'Email', context: 'application', comment: 'How an applicant is reached' }),
    PHONE: t({ message: 'Phone', context: 'application', comment: 'How an applicant is reached' }),
    TELEGRAM: 'Telegram',
    WHATSAPP: 'WhatsApp',
    LINE: 'LINE',
  };
  const nameThere = t({ message: 'Your name there', comment: 'Name of an account at a chat service' });
  const labels: Readonly<Record<ContactWay, string>> = {
    EMAIL: t`Email address`,
    PHONE: t`Phone number with country code`,
    TELEGRAM: nameThere,
    WHATSAPP: t`Phone number with country code`,
    LINE: nameThere,
  };
  const channels: Readonly<Record<Channel, string>> = {
    SOCIAL: t`Social networks`,
    WEBSITE: t({ message: 'A website', context: 'application', comment: 'Where players are found' }),
    STREAM: t({ message: 'Live streams', context: 'application', comment: 'Where players are found' }),
    GROUP: t({ message: 'Chat groups', context: 'application', comment: 'Where players are found' }),
    OFFLINE: t({ message: 'In person', context: 'application', comment: 'Where players are found' }),
  };
  return {
    channels,
    contacts: contactWays.map((value) => ({ value, label: ways[value] })),
    contactLabel: (way: ContactWay) => labels[way],
    /** What is wrong with a contact; undefined when nothing is. */
    faultOf: (way: ContactWay, typed: string): string | undefined => {
      if (isContact(way, typed)) return undefined;
      if (way === 'EMAIL') return t`Enter an email address. Example: name@example.com`;
      if (way === 'PHONE' || way === 'WHATSAPP') return t`Enter 8 to 15 digits with the country code.`;
      return t`Enter at least 3 characters, without blanks.`;
    },
  };
}
