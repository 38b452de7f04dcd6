import { Trans, useLingui } from '@lingui/react/macro';
import { Cloud, KeyRound, Pencil, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import * as css from '../SessionList/SessionList.css.ts';
import type { PasskeyEntry, PasskeyListProps } from './PasskeyList.tsx';

/** Props of {@link PasskeyListItem}. */
export interface PasskeyListItemProps extends Pick<PasskeyListProps, 'nameForm' | 'isNameBegun'> {
  readonly passkey: PasskeyEntry;
  readonly onRemove: (passkey: PasskeyEntry) => void;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
}

/** One passkey of a `PasskeyList`; its name is changed in its place. */
export function PasskeyListItem({
  passkey,
  nameForm,
  isNameBegun,
  onRemove,
  isPending,
  isDisabled,
}: PasskeyListItemProps) {
  const { t } = useLingui();
  const [isEdited, setEdited] = useState(() => isNameBegun?.(passkey) ?? false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // who typed the name goes on where it was begun
    if (wasEdited.current && !isEdited) renameButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const { name, isSynced, createdAt, lastUsedAt } = passkey;

  if (isEdited) return <li className={css.item}>{nameForm(passkey, () => setEdited(false))}</li>;
  return (
    <li className={css.item}>
      <span className={css.glyph}>
        <Icon glyph={KeyRound} />
      </span>
      <div className={css.words}>
        <div className={css.name}>
          <bdi>{name}</bdi>
          {isSynced && (
            <Tag icon={Cloud}>
              {t({ message: 'On all devices', comment: 'Mark of a passkey that a password manager keeps' })}
            </Tag>
          )}
        </div>
        <div className={css.details}>
          <span>
            <Trans comment="A passkey; behind it stands a date">
              Added <DateTime value={createdAt} show="date" />
            </Trans>
          </span>
          <span>
            {lastUsedAt ? (
              <Trans comment="A passkey; behind it stand date and time">
                Last used <DateTime value={lastUsedAt} />
              </Trans>
            ) : (
              t({ message: 'Not used yet', comment: 'A passkey that has logged nobody in so far' })
            )}
          </span>
        </div>
      </div>
      <Inline gap={1} isWrapping={false}>
        <IconButton
          ref={renameButton}
          icon={Pencil}
          label={t({ message: `Rename ${name}`, comment: 'Button: gives a passkey another name' })}
          isDisabled={isDisabled || isPending}
          onClick={() => setEdited(true)}
        />
        <IconButton
          icon={Trash2}
          label={t({ message: `Remove ${name}`, comment: 'Button: removes a passkey' })}
          isPending={isPending}
          isDisabled={isDisabled}
          onClick={() => onRemove(passkey)}
        />
      </Inline>
    </li>
  );
}
