import { msg } from '@lingui/core/macro';
import { Users } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { teamSearch } from './team-search.ts';

/** Who stands below an agent, level by level, and what they play. */
export const teamPage = centrePage({
  title: msg({ message: 'Team management', comment: 'Page of the agent centre' }),
  icon: Users,
  search: teamSearch,
  load: async () => (await import('./TeamPage.tsx')).TeamPage,
});
