import { Link } from '@mekong/ui/Link';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';

interface AccountCellProps {
  readonly memberId: string;
  /** Masked user name. */
  readonly name: string;
  /** Address of what the account and everybody below it has; without it the name leads nowhere. */
  readonly href?: string | undefined;
  /** Said before the number: the kind of account, or its level. */
  readonly about?: string | undefined;
  /** Lines below the number. */
  readonly children?: ReactNode;
}

/** Names an account of the team in a table: masked name and number. */
export function AccountCell({ memberId, name, href, about, children }: AccountCellProps) {
  const masked = <bdi>{name}</bdi>;
  return (
    <span>
      {href === undefined ? masked : <Link href={href}>{masked}</Link>}
      <br />
      <Text size="caption" tone="muted">
        {about !== undefined && `${about} · `}
        <bdi dir="ltr">{memberId}</bdi>
      </Text>
      {children}
    </span>
  );
}
