import { useLingui } from '@lingui/react/macro';
import { DateTime } from '@mekong/ui/DateTime';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { type StatCard, StatCards } from '@mekong/ui/patterns/StatCards';
import { roleLabel } from '../../parts/role-labels.ts';
import { useOperator } from '../../queries/operator.ts';

/** The first page: who works here, and as what. */
export function OverviewScreen() {
  const { t, i18n } = useLingui();
  const { name, role, expiresAt } = useOperator();
  const label = roleLabel(role);
  const stats: StatCard[] = [
    { key: 'name', label: t`Name`, value: <bdi>{name}</bdi> },
    { key: 'role', label: t`Role`, value: label ? i18n._(label) : role },
    ...(expiresAt ? [{ key: 'end', label: t`Session ends`, value: <DateTime value={expiresAt} show="time" /> }] : []),
  ];
  return (
    <>
      <PageHeader title={t`Overview`} />
      <StatCards label={t`Your work`} stats={stats} />
    </>
  );
}
