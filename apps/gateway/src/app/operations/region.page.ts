import { settingsPage } from './settings/settings.page.ts';

/** Who is served, and under which names. */
export const regionPage = settingsPage({
  path: '/region',
  title: 'Region and domains',
  summary: 'Which countries are served, and under which names the site is opened.',
  sections: [
    { key: 'region', title: 'Countries' },
    {
      key: 'domains',
      title: 'Domains',
      note: 'A host name that is missing here turns its visitors away at once: add the one in use first.',
    },
  ],
});
