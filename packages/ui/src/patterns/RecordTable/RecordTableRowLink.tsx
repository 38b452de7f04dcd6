import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';

/** The details of a row. */
export interface RecordLink<Row> {
  /** Address of the details. */
  readonly href: (row: Row) => string;
  /** Words of the link, those out of sight included that tell it from the links of other rows: "Details of the bet on ...". */
  readonly label: (row: Row) => ReactNode;
  /** Called on a plain press in place of following the address: shows the same without leaving the place in the list. */
  readonly onOpen?: ((row: Row) => void) | undefined;
}

/** Props of {@link RecordTableRowLink}. */
export interface RecordTableRowLinkProps<Row> {
  readonly link: RecordLink<Row>;
  readonly row: Row;
}

/** Whether a press opens the address here: a new tab or window is the browser's business. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The one link of a row. Its area covers the row. */
export function RecordTableRowLink<Row>({ link: { href, label, onOpen }, row }: RecordTableRowLinkProps<Row>) {
  return (
    <ButtonLink
      size="sm"
      href={href(row)}
      onClick={
        onOpen &&
        ((event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onOpen(row);
        })
      }
    >
      {label(row)}
    </ButtonLink>
  );
}
