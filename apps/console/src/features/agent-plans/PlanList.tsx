import { useLingui } from '@lingui/react/macro';
import type { HousePlan, HousePlanList } from '@mekong/api-client/admin/types';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { gamesLabels } from '../../parts/games-labels.ts';
import { useLabel } from '../../parts/labels.ts';
import { PlanTerms } from '../../parts/PlanTerms.tsx';
import { kindLabels } from '../../parts/plan-labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { useMay } from '../../queries/operator.ts';

interface PlanListProps {
  readonly plans: HousePlanList['content'];
  readonly onEdit: (plan: HousePlan) => void;
  readonly onOffer: (plan: HousePlan) => void;
}

/** Plans in the order that readers see them in, published or not. */
export function PlanList({ plans, onEdit, onOffer }: PlanListProps) {
  const { t } = useLingui();
  const label = useLabel();
  const [mayEdit, mayOffer] = [useMay('changeHousePlan'), useMay('offerHouseContract')];
  return (
    <Table
      caption={t({ message: 'Agent plans', comment: 'Page: terms that the house keeps for contracts with agents' })}
      rows={plans}
      rowKey={({ planId }) => planId}
      empty={
        <StateView
          kind="empty"
          level={2}
          title={t`No plans yet`}
          description={t`A plan that you publish is shown to whoever wants to become an agent.`}
        />
      }
      columns={[
        {
          key: 'name',
          header: t({ message: 'Name of the plan', comment: 'A name of the house, the same in every language' }),
          priority: 'high',
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          key: 'kind',
          header: t`Kind`,
          cell: ({ kind, gameType }) => `${label(kindLabels, String(kind))} · ${label(gamesLabels, String(gameType))}`,
        },
        {
          key: 'terms',
          header: t({ message: 'Terms', context: 'contract', comment: 'What a contract lays down' }),
          cell: (plan) => <PlanTerms {...plan} />,
        },
        {
          key: 'state',
          header: t`State`,
          cell: ({ isPublished, writtenBy, terms: { no } }) => (
            <StateCell
              label={
                isPublished
                  ? t({ message: 'Published', context: 'plan', comment: 'State of a plan for agents' })
                  : t({ message: 'Not published', context: 'plan', comment: 'State of a plan for agents' })
              }
              tone={isPublished ? 'positive' : 'neutral'}
              notes={[t({ message: `Version ${no}`, context: 'plan', comment: '{no} counts the terms of a plan' })]}
              decidedBy={writtenBy}
            />
          ),
        },
        {
          key: 'actions',
          header: t({ message: 'Actions', comment: 'Column of buttons' }),
          isActions: true,
          cell: (plan) => (
            <>
              {mayEdit && <RowButton label={t`Edit`} of={plan.name} onClick={() => onEdit(plan)} />}
              {mayOffer && (
                <RowButton
                  label={t({ message: 'Offer', context: 'plan', comment: 'Button: offers a plan to an agent' })}
                  of={plan.name}
                  onClick={() => onOffer(plan)}
                />
              )}
            </>
          ),
        },
      ]}
    />
  );
}
