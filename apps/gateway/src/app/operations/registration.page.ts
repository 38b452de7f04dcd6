import { settingsPage } from './settings/settings.page.ts';

/** What is asked for at registration. */
export const registrationPage = settingsPage({
  path: '/registration',
  title: 'Registration',
  summary: 'What is asked for at registration, and which values are taken.',
  sections: [{ key: 'register', title: 'Rules of registration' }],
});
