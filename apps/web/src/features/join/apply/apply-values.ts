import type { AgencyApplication } from '@mekong/api-client/types';

/** Where players are found, in the order of the form. */
export const channels = ['SOCIAL', 'WEBSITE', 'STREAM', 'GROUP', 'OFFLINE'] as const;
/** How somebody is reached, in the order of the form. */
export const contactWays = ['EMAIL', 'PHONE', 'TELEGRAM', 'WHATSAPP', 'LINE'] as const;

export type Channel = (typeof channels)[number];
export type ContactWay = (typeof contactWays)[number];

/** What stands in the form. */
export interface ApplyValues {
  username: string;
  realName: string;
  country: string;
  contactBy: ContactWay;
  contact: string;
  channels: readonly Channel[];
  urls: string;
  expectedPlayers: string;
  experience: string;
  message: string;
  isAgreed: boolean;
}

export const firstValues = (country: string): ApplyValues => ({
  ...{ username: '', realName: '', country, contactBy: 'EMAIL', contact: '', channels: [], urls: '' },
  ...{ expectedPlayers: '', experience: '', message: '', isAgreed: false },
});

/** Lines that say something, without blanks at their ends. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether a contact may be what it is said to be; the gateway looks again. */
export function isContact(way: ContactWay, typed: string): boolean {
  const plain = typed.trim();
  if (way === 'EMAIL') return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(plain);
  if (way === 'PHONE' || way === 'WHATSAPP') return /^\d{8,15}$/.test(plain.replace(/\D/g, ''));
  return /^@?\S{3,}$/.test(plain);
}

/** What is sent. @param account user name of whoever is logged in */
export function bodyOf(values: ApplyValues, requestKey: string, account: string | undefined): AgencyApplication {
  const { username, realName, country, contactBy, contact, urls, expectedPlayers, experience, message } = values;
  const said = (name: 'experience' | 'message', text: string) => (text.trim() === '' ? {} : { [name]: text.trim() });
  const pages = linesOf(urls);
  return {
    ...{ requestKey, username: account ?? username.trim(), realName: realName.trim(), country, contactBy },
    ...{ contact: contact.trim(), channels: [...values.channels], expectedPlayers: Number(expectedPlayers) },
    ...(pages.length > 0 ? { urls: pages } : {}),
    ...said('experience', experience),
    ...said('message', message),
    isAgreed: values.isAgreed as true,
  };
}
