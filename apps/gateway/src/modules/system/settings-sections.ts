import type { SettingKey } from './settings.ts';

/** How a setting is called and where operators find it. */
export interface SectionTitle {
  title: string;
  group: SectionGroup;
  /** What has to be known before something is changed. */
  note?: string;
}

/** Groups of sections, in the order that operators see them in. */
export const sectionGroups = ['availability', 'features', 'registration', 'security', 'region', 'site'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** Every setting in the order of the console; one that is added without a title does not type-check. */
export const SECTIONS: { readonly [K in SettingKey]: SectionTitle } = {
  maintenance: { title: 'Maintenance of the whole site', group: 'availability' },
  switches: {
    title: 'White-label switches',
    group: 'features',
    note: 'Whatever is off is neither shown nor answered.',
  },
  register: { title: 'Registration', group: 'registration' },
  humanCheck: { title: 'Human check', group: 'security' },
  security: { title: 'Passwords', group: 'security' },
  session: { title: 'Sessions', group: 'security' },
  codes: { title: 'Codes by SMS', group: 'security' },
  region: { title: 'Countries', group: 'region' },
  domains: {
    title: 'Domains',
    group: 'region',
    note: 'Visitors under a host name that is missing here are turned away at once: add the one in use first.',
  },
  merchant: { title: 'Name, languages and money', group: 'site' },
  customerService: { title: 'Customer service', group: 'site' },
  pictures: { title: 'Pictures', group: 'site' },
};
