import { settingsPage } from './settings/settings.page.ts';

/** Sessions, human checks, codes and the age of passwords. */
export const securityPage = settingsPage({
  path: '/security',
  title: 'Security',
  summary: 'Human checks, age of passwords, sessions, and codes by SMS.',
  sections: [
    { key: 'humanCheck', title: 'Human check' },
    { key: 'security', title: 'Passwords' },
    { key: 'session', title: 'Sessions' },
    { key: 'approvals', title: 'Second operator' },
    { key: 'codes', title: 'Codes by SMS' },
  ],
});
