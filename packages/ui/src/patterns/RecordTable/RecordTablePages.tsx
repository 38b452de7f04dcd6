import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

/** Numbered pages of a list. */
export interface RecordPages {
  /** Page in sight, from 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly pageSize: number;
  /** Rows of all pages; undefined until the server has answered. */
  readonly total: number | undefined;
  readonly onPageChange: (page: number) => void;
  /** Address of a page: with it pages can be opened apart. */
  readonly hrefFor?: ((page: number) => string) | undefined;
}

/** Props of {@link RecordTablePages}. */
export interface RecordTablePagesProps extends RecordPages {
  /** What the pages are of. */
  readonly label: string;
}

/** Below the rows: the pages, or their place as long as nobody knows how many there are. */
export function RecordTablePages({ total, ...pagination }: RecordTablePagesProps) {
  if (total === undefined) return <Skeleton shape="control" width="short" />;
  return <Pagination {...pagination} total={total} isAnnounced={false} />;
}
