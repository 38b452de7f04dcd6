import { useLingui } from '@lingui/react/macro';
import { listHousePlansOptions } from '@mekong/api-client/admin/queries/listHousePlans';
import type { HousePlan } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Tabs } from '@mekong/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { useMay } from '../../queries/operator.ts';
import { useAddress } from '../../state/address.ts';
import { HouseContractList } from './HouseContractList.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PlanList } from './PlanList.tsx';

/** Plans of the house for agents, and its contracts with those at the top of a tree. */
export function AgentPlansScreen() {
  const { t } = useLingui();
  const [{ tab }, say] = useAddress();
  const query = useQuery(listHousePlansOptions());
  const mayMake = useMay('makeHousePlan');
  const [edited, edit] = useState<HousePlan | 'new'>();
  const [offered, offer] = useState<HousePlan>();
  const value = tab === 'contracts' ? 'contracts' : 'plans';
  const title = t({ message: 'Agent plans', comment: 'Page: terms that the house keeps for contracts with agents' });
  return (
    <>
      <PageHeader
        title={title}
        text={t`Terms that the house publishes for new agents, and offers to agents without an upline.`}
        actions={
          mayMake &&
          value === 'plans' && (
            <Button variant="primary" icon={Plus} onClick={() => edit('new')}>
              {t`New plan`}
            </Button>
          )
        }
      />
      <Tabs
        label={title}
        value={value}
        onValueChange={(next) => say({ tab: next })}
        tabs={[
          { value: 'plans', label: t({ message: 'Plans', comment: 'What the house offers to new agents' }) },
          {
            value: 'contracts',
            label: t({ message: 'Contracts', context: 'plan', comment: 'Tab: contracts of the house' }),
          },
        ]}
      >
        {value === 'contracts' ? (
          <HouseContractList />
        ) : (
          <Loaded query={query}>{({ content }) => <PlanList plans={content} onEdit={edit} onOffer={offer} />}</Loaded>
        )}
      </Tabs>
      {edited && (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          currency={query.data?.content[0]?.currency ?? ''}
          onClose={() => edit(undefined)}
        />
      )}
      {offered && <OfferDialog plan={offered} onClose={() => offer(undefined)} />}
    </>
  );
}
