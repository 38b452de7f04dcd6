import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import type { TableColumn } from '../../components/Table/Table.tsx';
import type { OpenedResult } from '../OpenedNumbers/opened-result.ts';
import { RecordTable, type RecordTableProps } from '../RecordTable/RecordTable.tsx';
import * as css from './DrawHistory.css.ts';
import { DrawHistoryCheck } from './DrawHistoryCheck.tsx';
import { DrawHistoryNumbers } from './DrawHistoryNumbers.tsx';
import type { DrawCheck } from './draw-check.ts';

export type { DrawCheck } from './draw-check.ts';

/** One past draw. */
export interface DrawHistoryRow {
  /** Number of the draw. */
  readonly drawNo: string;
  /** When it was due: ISO 8601 with zone. */
  readonly drawsAt: string;
  /** It was drawn well after its time. */
  readonly isLate: boolean;
  /** Its numbers; none when it was called off. */
  readonly result: OpenedResult | undefined;
  /** What the numbers were made from. */
  readonly seed: string;
  /** Hash of the seed, published before the draw opened. */
  readonly seedHash: string;
  /** Value of a public source that was mixed in: known to nobody before the draw. */
  readonly publicValue?: string | undefined;
  /** What came of checking numbers and seed on this device. */
  readonly check: DrawCheck;
}

/** Props of {@link DrawHistory}. */
export interface DrawHistoryProps
  extends Pick<RecordTableProps<DrawHistoryRow>, 'caption' | 'rows' | 'isLoading' | 'empty' | 'failure' | 'pages'> {}

/** Past draws with their numbers and the proof that those were fair; cards on small screens. */
export function DrawHistory(table: DrawHistoryProps) {
  const { t } = useLingui();
  const columns = useMemo(
    (): readonly TableColumn<DrawHistoryRow>[] => [
      {
        key: 'draw',
        header: t({ message: 'Draw', comment: 'Column of a table of lottery draws: the number of the draw' }),
        priority: 'high',
        cell: ({ drawNo }) => (
          <bdi dir="ltr" className={css.drawNo}>
            {drawNo}
          </bdi>
        ),
      },
      {
        key: 'time',
        header: t({ message: 'Drawn at', comment: 'Column of a table of lottery draws' }),
        cell: ({ drawsAt }) => <DateTime value={drawsAt} />,
      },
      {
        key: 'numbers',
        header: t({ message: 'Numbers', comment: 'Column of a table of lottery draws' }),
        cell: (row) => <DrawHistoryNumbers row={row} />,
      },
      {
        key: 'fairness',
        header: t({
          message: 'Fairness',
          comment: 'Column of a table of lottery draws: whether numbers can be proven',
        }),
        cell: (row) => <DrawHistoryCheck row={row} />,
      },
    ],
    [t],
  );
  return <RecordTable {...table} columns={columns} rowKey={({ drawNo }) => drawNo} level={3} />;
}
