import { Fragment, isValidElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';
import type { TableColumn, TableValue } from './Table.tsx';
import { roles } from './table-roles.ts';

/** Props of {@link TableRow}. */
export interface TableRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Content of a cell; `undefined` leaves it empty. */
  readonly contentOf: (value: TableValue<Row>) => ReactNode;
  /** Key of the column that names the row. */
  readonly headKey: string | undefined;
  /** @default false */
  readonly isTotals?: boolean | undefined;
}

/** What a cell says as one piece: on a card each node beside the label would be set apart from the others. */
const inOnePiece = (content: ReactNode): ReactNode =>
  isValidElement(content) && content.type === Fragment ? <span>{content}</span> : content;

/** One row of a `Table`; where there is little room, one card. */
export function TableRow<Row>({ columns, contentOf, headKey, isTotals = false }: TableRowProps<Row>) {
  return (
    <tr {...roles.row} className={cx(css.row, isTotals && css.totals)}>
      {columns.map((column) => {
        const { key, header, align = 'start', isActions = false, priority = 'normal', below } = column;
        const isHead = key === headKey;
        const content = contentOf(column);
        const className = cx(
          css.cell,
          isActions ? css.actions : css.align[align],
          css.priority[isHead ? 'high' : priority],
        );
        if (isHead)
          return (
            <th key={key} {...roles.rowheader} scope="row" className={className}>
              {content}
            </th>
          );
        if (below) {
          const lines = [column, below].flatMap((value) => {
            const said = inOnePiece(value === column ? content : contentOf(value));
            return said === undefined
              ? []
              : [
                  <span key={value.key} className={css.line}>
                    {/* two heads stand above: each value says which is its own */}
                    <VisuallyHidden>{value.header}</VisuallyHidden>
                    <span className={css.label} aria-hidden>
                      {value.header}
                    </span>{' '}
                    {value === below ? (
                      <Text as="span" size="caption" tone="muted">
                        {said}
                      </Text>
                    ) : (
                      said
                    )}
                  </span>,
                ];
          });
          return (
            <td
              key={key}
              {...roles.cell}
              className={cx(className, css.lines)}
              data-blank={lines.length === 0 || undefined}
            >
              {lines}
            </td>
          );
        }
        return (
          <td key={key} {...roles.cell} className={className} data-blank={content === undefined || undefined}>
            {isActions ? (
              <span className={css.actionList}>{content}</span>
            ) : (
              <>
                {/* the head of the column is read already */}
                <span className={css.label} aria-hidden>
                  {header}
                </span>
                {inOnePiece(content)}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
