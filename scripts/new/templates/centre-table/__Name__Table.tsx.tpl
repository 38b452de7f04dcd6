import { useLingui } from '@lingui/react/macro';
import type { __Row__ } from '@mekong/api-client/types';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useRecordFailure } from '../../parts/records/use-record-failure.ts';
__tableImports__

__pageSize____tableLabels__/** Says what is listed.__narrowed__ */
export function __Name__Table(__tableProps__) {
  __tableHooks__
  __tableQuery__
  const failure = useRecordFailure(error, () => void refetch(), isFetching);
  return (
    <Stack gap={4}>
      __filters__
      <RecordTable<__Row__>
        caption={t`__title__`}
        columns={[
          __columns__
        ]}
        rows={__rows__}
        rowKey={({ __rowKey__ }) => String(__rowKey__)}
        isLoading={isFetching && isPlaceholderData}
        failure={failure}
        empty={<StateView kind="empty" level={2} />}
        __further__
      />
    </Stack>
  );
}
