import { RecordTable, type RecordTableProps } from '@mekong/ui/patterns/RecordTable';
import { Stack } from '@mekong/ui/Stack';
import { IgnoredFilters } from './IgnoredFilters.tsx';
import { ZoneNote } from './ZoneNote.tsx';

interface RecordsProps<Row> extends RecordTableProps<Row> {
  /**
   * Whether rows have moments: the zone of them is named above.
   * @default true
   */
  readonly hasMoments?: boolean | undefined;
  /** Parts of the address that count for nothing, by `useFilters`. */
  readonly ignored?: readonly string[] | undefined;
}

/** A list of the console: its filters, and the zone of its moments, above its rows. */
export function Records<Row>({ hasMoments = true, ignored = [], toolbar, ...table }: RecordsProps<Row>) {
  const head = (toolbar || hasMoments || ignored.length > 0) && (
    <Stack gap={2}>
      {toolbar}
      <IgnoredFilters ignored={ignored} />
      {hasMoments && <ZoneNote />}
    </Stack>
  );
  return <RecordTable {...table} toolbar={head} />;
}
