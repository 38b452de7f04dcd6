import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Check, CircleAlert, File as FileGlyph, RotateCw, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import * as css from './FileDrop.css.ts';
import type { DroppedFile } from './FileDrop.tsx';
import { megabytes } from './refused-files.ts';

interface FileDropItemProps {
  readonly file: DroppedFile;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly isDisabled: boolean;
}

/** One file: what it is, how it stands, and the way on. */
export function FileDropItem({ file, onRetry, onRemove, isDisabled }: FileDropItemProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { id, name, size, preview, state, progress, error, isRefused } = file;
  const removing = useRef<HTMLButtonElement>(null);
  const [broken, setBroken] = useState<string>();
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <li className={css.item}>
      {preview && preview !== broken ? (
        <img className={css.preview} src={preview} alt="" onError={() => setBroken(preview)} />
      ) : (
        <span className={css.preview}>
          <Icon glyph={FileGlyph} />
        </span>
      )}
      <div className={css.facts}>
        <bdi className={css.name}>{name}</bdi>
        {size !== undefined && megabytes(size) >= 1 && (
          <span className={css.size}>{t`${formatNumber(megabytes(size), code)} MB`}</span>
        )}
        <div aria-live="polite">
          {state === 'sending' && (
            <Progress
              label={t`Uploading ${name}`}
              isLabelHidden
              value={percent}
              valueText={percent === undefined ? undefined : `${formatNumber(percent, code)} %`}
            />
          )}
          {state === 'done' && (
            <span className={css.done}>
              <Icon glyph={Check} size="sm" /> {t({ message: 'Uploaded', comment: 'State of a file' })}
            </span>
          )}
          {state === 'failed' && (
            <span className={css.failed}>
              <Icon glyph={CircleAlert} size="sm" /> {error}
            </span>
          )}
        </div>
      </div>
      <div className={css.actions}>
        {state === 'failed' && !isRefused && (
          <Button
            size="sm"
            icon={RotateCw}
            onClick={() => {
              onRetry(id);
              // this button goes now
              removing.current?.focus();
            }}
            isDisabled={isDisabled}
          >
            {t`Try again`}
          </Button>
        )}
        <IconButton
          icon={Trash2}
          label={t`Remove ${name}`}
          onClick={() => onRemove(id)}
          isDisabled={isDisabled}
          ref={removing}
        />
      </div>
    </li>
  );
}
