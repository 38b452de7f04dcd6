import { Trans, useLingui } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { type ReactNode, useMemo } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table, type TableColumn, type TableSort } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RoomTable.css.ts';
import type { RoomStatus } from './RoomTable.variants.ts';
import { RoomTableRange } from './RoomTableRange.tsx';
import { RoomTableSeats } from './RoomTableSeats.tsx';
import { RoomTableStatus } from './RoomTableStatus.tsx';

export type { RoomStatus } from './RoomTable.variants.ts';

/** A room of players against players. Amounts are decimal strings in units of the currency. */
export interface RoomTableRoom {
  readonly roomId: string;
  /** Name in the reader's language. */
  readonly name: string;
  readonly gameName: string;
  readonly vendorName: string;
  /** What each hand costs. */
  readonly stake:
    | { readonly kind: 'blinds'; readonly small: string; readonly big: string }
    | { readonly kind: 'ante'; readonly amount: string }
    | undefined;
  readonly minBuyIn: string | undefined;
  readonly maxBuyIn: string | undefined;
  readonly currency: string;
  readonly seatsTaken: number;
  /** Undefined where anybody may join. */
  readonly seatsMax: number | undefined;
  /** Leave it out where no server plays the game yet: the page says so once. */
  readonly status: RoomStatus | undefined;
  /** Under maintenance or closed: when it is expected back. */
  readonly until?: Instant | undefined;
  /** Open or full: when it closes. */
  readonly closesAt?: Instant | undefined;
  /** Where a seat is taken. A room under maintenance says so there, and what is open meanwhile. */
  readonly joinHref: string;
  /** Where one looks on. */
  readonly watchHref: string;
}

/** Props of {@link RoomTable}. */
export interface RoomTableProps {
  /** What the table lists. Names it for screen readers. */
  readonly caption: string;
  /** Rooms of this page; undefined until they are known. */
  readonly rooms: readonly RoomTableRoom[] | undefined;
  /**
   * Another list is on its way. Leave it out where the same list is only looked at again.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
  /** In place of rooms when there are none: a `StateView` with the next action, or with the error and a retry. */
  readonly empty?: ReactNode;
  /** Order in force, by the key of a column. */
  readonly sort?: TableSort | undefined;
  /** Called with the order that was chosen in the head of a column. */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Filters above the rooms. */
  readonly toolbar?: ReactNode;
  /** `Pagination` below the rooms. */
  readonly footer?: ReactNode;
}

/** Rooms to sit down in: what they cost, who may still come, and the way in. Cards where there is little room. */
export function RoomTable({ rooms, ...table }: RoomTableProps) {
  return <Table columns={useColumns()} rows={rooms} rowKey={({ roomId }) => roomId} {...table} />;
}

function useColumns(): readonly TableColumn<RoomTableRoom>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: 'room',
        header: t`Room`,
        priority: 'high',
        isSortable: true,
        cell: ({ name }) => (
          <Text as="span" weight="bold">
            <bdi>{name}</bdi>
          </Text>
        ),
      },
      {
        key: 'game',
        header: t`Game`,
        isSortable: true,
        cell: ({ gameName, vendorName }) => (
          <Stack gap="none">
            <bdi>{gameName}</bdi>
            <Text as="span" size="small" tone="muted">
              <bdi>{vendorName}</bdi>
            </Text>
          </Stack>
        ),
      },
      {
        key: 'stake',
        header: t({ message: 'Blinds or ante', comment: 'What each hand costs in a card game of players' }),
        align: 'end',
        isSortable: true,
        cell: ({ stake }) => <RoomStake stake={stake} />,
      },
      {
        key: 'buyIn',
        header: t({ message: 'Buy-in', comment: 'How much money a player brings to the table' }),
        align: 'end',
        isSortable: true,
        cell: ({ minBuyIn, maxBuyIn, currency }) =>
          minBuyIn !== undefined && (
            <Stack gap="none" align="end">
              <RoomTableRange least={minBuyIn} most={maxBuyIn ?? minBuyIn} />
              <Text as="span" size="small" tone="muted">
                <bdi dir="ltr">{currency}</bdi>
              </Text>
            </Stack>
          ),
      },
      {
        key: 'seats',
        header: t({ message: 'Seats', comment: 'How many sit at a table, of how many that may' }),
        isSortable: true,
        cell: ({ seatsTaken, seatsMax }) => <RoomTableSeats taken={seatsTaken} max={seatsMax} />,
      },
      {
        key: 'status',
        header: t`Status`,
        isSortable: true,
        cell: ({ status, until, closesAt }) =>
          status && <RoomTableStatus status={status} until={until} closesAt={closesAt} />,
      },
      { key: 'actions', header: t`Actions`, isActions: true, cell: (room) => <RoomActions room={room} /> },
    ],
    [t],
  );
}

function RoomStake({ stake }: Pick<RoomTableRoom, 'stake'>) {
  if (!stake) return null;
  const amount = (value: string) => <Money amount={value} isSymbolHidden decimals={0} />;
  return (
    <span className={css.amounts}>
      {stake.kind === 'ante' ? (
        <Trans comment="What each player pays before a hand; an amount follows">Ante {amount(stake.amount)}</Trans>
      ) : (
        <>
          {amount(stake.small)} / {amount(stake.big)}
        </>
      )}
    </span>
  );
}

function RoomActions({ room: { name, status, joinHref, watchHref } }: { readonly room: RoomTableRoom }) {
  const isInPlay = status === 'open' || status === 'full';
  return (
    <>
      {status !== undefined && status !== 'full' && (
        <ButtonLink size="sm" variant={status === 'open' ? 'primary' : 'secondary'} href={joinHref}>
          <Trans comment="Button: sit down in this room">
            Join<VisuallyHidden> {name}</VisuallyHidden>
          </Trans>
        </ButtonLink>
      )}
      {isInPlay && (
        <ButtonLink size="sm" href={watchHref}>
          <Trans comment="Button: look on in this room without playing">
            Watch<VisuallyHidden> {name}</VisuallyHidden>
          </Trans>
        </ButtonLink>
      )}
    </>
  );
}
