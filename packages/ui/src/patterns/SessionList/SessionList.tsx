import { Trans, useLingui } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { MonitorSmartphone, ShieldCheck, Smartphone } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useKeptFocus } from '../../internal/use-kept-focus.ts';
import * as css from './SessionList.css.ts';

/** A session of the account: one browser that is logged in. */
export interface SessionEntry {
  readonly id: string;
  /** Browser and system: "Chrome on Windows". */
  readonly device: string;
  /** @default false */
  readonly isPhone?: boolean | undefined;
  /** Masked by the server: "203.0.113.*". */
  readonly address?: string | undefined;
  /** Where it seems to be: "Phnom Penh, Cambodia". */
  readonly place?: string | undefined;
  readonly lastSeenAt: Instant;
  /** The one that looks at the list. */
  readonly isCurrent: boolean;
}

/** Props of {@link SessionList}. */
export interface SessionListProps {
  /** Sessions, the current one first; `undefined` until they are known. */
  readonly sessions: readonly SessionEntry[] | undefined;
  /** Signs one of the others out. Ask for step-up where the server does. */
  readonly onEnd: (session: SessionEntry) => void;
  /** Signs all but this one out. */
  readonly onEndOthers: () => void;
  /** Id of the one that is being signed out, or `others`. */
  readonly pending?: string | undefined;
  /** In place of the list when it did not load: a `StateView` with a retry. */
  readonly failure?: ReactNode;
}

function SessionItem({
  session,
  onEnd,
  isPending,
  isDisabled,
}: {
  readonly session: SessionEntry;
  readonly onEnd: (session: SessionEntry) => void;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
}) {
  const { t } = useLingui();
  const { device, isPhone, place, address, lastSeenAt, isCurrent } = session;
  return (
    <li className={css.item}>
      <span className={css.glyph}>
        <Icon glyph={isPhone ? Smartphone : MonitorSmartphone} />
      </span>
      <div className={css.words}>
        <div className={css.name}>
          <bdi>{device}</bdi>
          {isCurrent && (
            <Tag tone="positive" icon={ShieldCheck}>
              {t({ message: 'This device', comment: 'Mark of the session that looks at the list of sessions' })}
            </Tag>
          )}
        </div>
        <div className={css.details}>
          {place && <span>{place}</span>}
          {address && <bdi dir="ltr">{address}</bdi>}
          <span>
            <Trans comment="A session of the account; behind it stand date and time">
              Last seen <DateTime value={lastSeenAt} />
            </Trans>
          </span>
        </div>
      </div>
      {!isCurrent && (
        <Button size="sm" isPending={isPending} isDisabled={isDisabled} onClick={() => onEnd(session)}>
          {t`Log out`}
          {/* its name begins with the word that is seen, in every language: what is said to a device by voice finds it */}
          <VisuallyHidden>{` ${device}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Where the account is logged in, and the way to end it there. */
export function SessionList({ sessions, onEnd, onEndOthers, pending, failure }: SessionListProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  // the button of a session goes with it
  useKeptFocus(root);
  if (failure)
    return (
      <div ref={root} className={css.root}>
        {failure}
      </div>
    );
  if (!sessions)
    return (
      <div ref={root} className={css.root} aria-busy>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    );
  if (sessions.length === 0)
    return (
      <div ref={root} className={css.root}>
        <StateView kind="empty" level={3} title={t`No sessions are open`} />
      </div>
    );
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <div ref={root} className={css.root}>
      <ul className={css.list} aria-label={t`Sessions and devices`}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={onEnd}
            isPending={pending === session.id}
            isDisabled={pending !== undefined && pending !== session.id}
          />
        ))}
      </ul>
      {hasOthers && (
        <div className={css.foot}>
          <Button
            variant="danger"
            isPending={pending === 'others'}
            isDisabled={pending !== undefined && pending !== 'others'}
            onClick={onEndOthers}
          >
            {t`Log out everywhere else`}
          </Button>
        </div>
      )}
    </div>
  );
}
