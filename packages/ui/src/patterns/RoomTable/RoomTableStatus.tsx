import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as css from './RoomTable.css.ts';
import { type RoomStatus, statusLooks } from './RoomTable.variants.ts';

const words: Readonly<Record<RoomStatus, MessageDescriptor>> = {
  open: msg({ message: 'Open', comment: 'Status of a room: it can be joined' }),
  full: msg({ message: 'Full', comment: 'Status of a room: every seat is taken' }),
  closed: msg({ message: 'Closed', context: 'room', comment: 'Status of a room: outside of its hours' }),
  maintenance: msg({ message: 'Maintenance', comment: 'Status of a room: nobody can play' }),
};

/** Props of {@link RoomTableStatus}. */
export interface RoomTableStatusProps {
  readonly status: RoomStatus;
  /** Under maintenance or closed: when it is expected back. */
  readonly until?: Instant | undefined;
  /** Open or full: when it closes. */
  readonly closesAt?: Instant | undefined;
}

/** Status of a room or a table, in word, glyph and colour, with the time it ends. */
export function RoomTableStatus({ status, until, closesAt }: RoomTableStatusProps) {
  const { i18n } = useLingui();
  const { tone, glyph } = statusLooks[status];
  return (
    <span className={css.status}>
      <span>
        <Tag tone={tone} icon={glyph}>
          {i18n._(words[status])}
        </Tag>
      </span>
      {until ? (
        <Text as="span" size="small" tone="muted">
          {status === 'closed' ? (
            <Trans comment="Of a room; a time of day follows">
              opens at <DateTime value={until} show="time" />
            </Trans>
          ) : (
            <Trans comment="Of a room under maintenance; a date with time follows">
              until <DateTime value={until} />
            </Trans>
          )}
        </Text>
      ) : (
        closesAt && (
          <Text as="span" size="small" tone="muted">
            <Trans comment="Of a room; a time of day follows">
              closes at <DateTime value={closesAt} show="time" />
            </Trans>
          </Text>
        )
      )}
    </span>
  );
}
