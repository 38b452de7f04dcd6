import { useLingui } from '@lingui/react/macro';
import { getAgentSettlementOptions } from '@mekong/api-client/admin/queries/getAgentSettlement';
import { Section } from '@mekong/ui/patterns/Section';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../parts/Loaded.tsx';
import { SettlementTable } from '../../parts/SettlementTable.tsx';

const refreshMs = 30_000;

/** How the salaries of agents keep up: the last run of each kind, and the way to all of them. */
export function SalaryRuns() {
  const { t } = useLingui();
  const query = useQuery({ ...getAgentSettlementOptions(), refetchInterval: refreshMs });
  const title = t({ message: 'Salary runs', comment: 'Heading: how salaries of agents are worked out, by kind' });
  return (
    <Section title={title} seeAllHref="/settlement">
      <Loaded query={query}>{({ jobs }) => <SettlementTable caption={title} jobs={jobs} />}</Loaded>
    </Section>
  );
}
