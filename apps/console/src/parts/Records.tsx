import { RecordTable, type RecordTableProps } from '@mekong/ui/patterns/RecordTable';
import { Stack } from '@mekong/ui/Stack';
import { ZoneNote } from './ZoneNote.tsx';

interface RecordsProps<Row> extends RecordTableProps<Row> {
  /**
   * Whether rows have moments: the zone of them is named above.
   * @default true
   */
  readonly hasMoments?: boolean | undefined;
}

/** A list of the console: its filters, and the zone of its moments, above its rows. */
export function Records<Row>({ hasMoments = true, toolbar, ...table }: RecordsProps<Row>) {
  const head = hasMoments ? (
    <Stack gap={2}>
      {toolbar}
      <ZoneNote />
    </Stack>
  ) : (
    toolbar
  );
  return <RecordTable {...table} toolbar={head} />;
}
