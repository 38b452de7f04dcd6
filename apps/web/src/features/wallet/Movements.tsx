import { useLingui } from '@lingui/react/macro';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { useMerchant } from '../../queries/status.ts';
import { MovementSums } from './MovementSums.tsx';
import { MovementTable } from './MovementTable.tsx';
import { movementLabels } from './movement-labels.ts';
import { movementKinds, type WalletSearch } from './wallet-search.ts';

interface MovementsProps {
  readonly search: WalletSearch;
  /** Puts a change of the filters into the address. */
  readonly onChange: (change: Partial<WalletSearch>) => void;
  /**
   * The whole record: with the sums of the filter, and what left and came apart.
   * @default false
   */
  readonly isRecord?: boolean | undefined;
}

/** What moved the balance in the chosen days. */
export function Movements({ search, onChange, isRecord = false }: MovementsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useMerchant();
  const { kind, range = 'week', from, to } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  const { from: first, to: end } = toMoments(days, timeZone);
  return (
    <Stack gap={4}>
      <RecordFilters
        label={t`Filters of the movements`}
        // a week is what an address without days means here
        period={{ value: days, onValueChange: (value) => onChange({ ...value, range: value.range ?? 'today' }) }}
        selects={[
          {
            key: 'kind',
            label: t({ message: 'Kind', context: 'movement', comment: 'What moved the money' }),
            allLabel: t({ message: 'All kinds', context: 'movement', comment: 'Every kind of movement' }),
            options: movementKinds.map((value) => ({ value, label: i18n._(movementLabels[value]) })),
            value: kind,
            onValueChange: (value) => onChange({ kind: movementKinds.find((known) => known === value) }),
          },
        ]}
        onReset={() => onChange({ kind: undefined })}
      />
      {isRecord && <MovementSums query={{ from: first, to: end, kind }} />}
      <MovementTable
        isSplit={isRecord}
        query={{ from: first, to: end, kind }}
        onAll={() => onChange({ kind: undefined, range: 'month' })}
      />
    </Stack>
  );
}
