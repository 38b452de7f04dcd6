import { settingsPage } from './settings/settings.page.ts';

/** The white-label switches. */
export const switchesPage = settingsPage({
  path: '/switches',
  title: 'Switches',
  summary: 'What this site offers. Whatever is off is neither shown nor answered.',
  sections: [{ key: 'switches', title: 'White-label switches' }],
});
