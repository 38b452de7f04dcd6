import { settingsPage } from './settings/settings.page.ts';

/** Closes the site, and says why and until when. */
export const maintenancePage = settingsPage({
  path: '/maintenance',
  title: 'Maintenance',
  summary: 'Closes the site, and says why and until when.',
  sections: [{ key: 'maintenance', title: 'Maintenance of the whole site' }],
});
