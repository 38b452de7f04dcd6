import { useLingui } from '@lingui/react/macro';
import { StateView } from '@mekong/ui/StateView';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { CentreScreen, type CentreVisit } from '../CentreScreen.tsx';
import { agentPages } from './pages.ts';

/** The agent centre: its menu, and one page. */
export function AgentScreen(visit: CentreVisit) {
  const { t } = useLingui();
  usePageTitle(t`Agent centre`);
  return (
    <CentreScreen
      {...visit}
      pages={agentPages}
      path="/agentHome"
      label={t`Agent centre`}
      missing={<StateView kind="empty" size="page" level={1} title={t`This page is not available`} />}
    />
  );
}
