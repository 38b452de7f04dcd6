import { useLingui } from '@lingui/react/macro';
import { getConsolidatedOptions } from '@mekong/api-client/queries/getConsolidated';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { signedKinds } from '../../queries/signed-kinds.ts';
import { CentreScreen, type CentreVisit } from '../CentreScreen.tsx';
import { agentPages } from './pages.ts';

/** The agent centre: its menu, and one page. */
export function AgentScreen(visit: CentreVisit) {
  const { t } = useLingui();
  usePageTitle(t`Agent centre`);
  const { data } = useQuery(getConsolidatedOptions());
  return (
    <CentreScreen
      {...visit}
      pages={agentPages}
      holds={signedKinds(data)}
      path="/agentHome"
      label={t`Agent centre`}
      rank={t`Agent centre`}
      missing={<StateView kind="empty" size="page" level={1} title={t`This page is not available`} />}
    />
  );
}
