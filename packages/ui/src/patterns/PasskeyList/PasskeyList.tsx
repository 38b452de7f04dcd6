import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { Plus } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useKeptFocus } from '../../internal/use-kept-focus.ts';
import * as css from '../SessionList/SessionList.css.ts';
import { PasskeyListItem } from './PasskeyListItem.tsx';

/** A passkey of the account. */
export interface PasskeyEntry {
  readonly id: string;
  /** Name that its owner knows it by: "My phone". */
  readonly name: string;
  /** Kept by a password manager, and so on every device of its owner; otherwise on one device alone. */
  readonly isSynced: boolean;
  readonly createdAt: Instant;
  /** Left out for one that has not logged anybody in yet. */
  readonly lastUsedAt?: Instant | undefined;
}

/** Props of {@link PasskeyList}. */
export interface PasskeyListProps {
  /** Passkeys, the newest first; `undefined` until they are known. */
  readonly passkeys: readonly PasskeyEntry[] | undefined;
  /**
   * So many an account may have.
   * @default 10
   */
  readonly most?: number | undefined;
  /**
   * Whether this browser can make and use passkeys. What there is can be managed all the same.
   * @default true
   */
  readonly isSupported?: boolean | undefined;
  /** Makes one on this device. */
  readonly onAdd: () => void;
  /** Form that renames one in its place, a `PasskeyListName`; `onClose` shows the passkey again. */
  readonly nameForm: (passkey: PasskeyEntry, onClose: () => void) => ReactNode;
  /** Whether a name was being typed when the page went away: its form is open at once. */
  readonly isNameBegun?: ((passkey: PasskeyEntry) => boolean) | undefined;
  /** Removes one; the question whether to was answered. */
  readonly onRemove: (passkey: PasskeyEntry) => void;
  /** Id of the one that is being changed, or `new`. */
  readonly pending?: string | undefined;
  /** Why the last action failed: an `Alert` above the list. */
  readonly alert?: ReactNode;
  /** In place of the list when it did not load: a `StateView` with a retry. */
  readonly failure?: ReactNode;
}

/** What logs the account in without a password, and what can be done with it: add, rename, remove. */
export function PasskeyList({
  passkeys,
  most = 10,
  isSupported = true,
  onAdd,
  nameForm,
  isNameBegun,
  onRemove,
  pending,
  alert,
  failure,
}: PasskeyListProps) {
  const { t } = useLingui();
  // the words of the question stay while it fades
  const [leaving, setLeaving] = useState<PasskeyEntry>();
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // the buttons of a passkey go with it
  useKeptFocus(root);
  if (failure)
    return (
      <div ref={root} className={css.root}>
        {failure}
      </div>
    );
  if (!passkeys)
    return (
      <div ref={root} className={css.root} aria-busy>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    );
  const isFull = passkeys.length >= most;
  const add = isSupported && (
    <Button
      icon={Plus}
      isPending={pending === 'new'}
      isDisabled={pending !== undefined && pending !== 'new'}
      disabledReason={
        isFull
          ? t`An account can have ${plural(most, { one: '# passkey', other: '# passkeys' })}. Remove one that you no longer use.`
          : undefined
      }
      onClick={onAdd}
    >
      {t`Add a passkey`}
    </Button>
  );
  const name = leaving?.name ?? '';
  return (
    <div ref={root} className={css.root}>
      {alert}
      {!isSupported && (
        <Alert
          title={t`This browser cannot use passkeys`}
          description={t`Open this page in a current browser, on a device with a screen lock, to add one.`}
        />
      )}
      {passkeys.length === 0 ? (
        <Card padding="lg">
          <Stack gap={4} align="start">
            <Text tone="muted">
              <Trans>
                With a passkey you log in by fingerprint, face or the code of your screen lock. There is nothing to
                remember and nothing that can be stolen from a website.
              </Trans>
            </Text>
            {add}
          </Stack>
        </Card>
      ) : (
        <>
          <ul className={css.list} aria-label={t`Passkeys`}>
            {passkeys.map((passkey) => (
              <PasskeyListItem
                key={passkey.id}
                passkey={passkey}
                nameForm={nameForm}
                isNameBegun={isNameBegun}
                onRemove={(chosen) => {
                  setLeaving(chosen);
                  setAsking(true);
                }}
                isPending={pending === passkey.id}
                isDisabled={pending !== undefined && pending !== passkey.id}
              />
            ))}
          </ul>
          {add && <div className={css.foot}>{add}</div>}
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t`Remove the passkey “${name}”?`}
        description={t`It will no longer log you in. Your password and your other passkeys stay as they are.`}
        confirmLabel={t`Remove`}
        onConfirm={() => {
          setAsking(false);
          if (leaving) onRemove(leaving);
        }}
      />
    </div>
  );
}
