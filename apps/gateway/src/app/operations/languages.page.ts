import { settingsPage } from './settings/settings.page.ts';

/** Languages on offer. */
export const languagesPage = settingsPage({
  path: '/languages',
  title: 'Languages',
  summary: 'Which languages visitors may choose, and which one a first visit gets.',
  sections: [{ key: 'merchant', title: 'Languages', fields: ['languages', 'defaultLanguage'] }],
});
