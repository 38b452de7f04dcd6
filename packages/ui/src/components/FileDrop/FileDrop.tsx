import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Upload } from 'lucide';
import { useRef, useState } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './FileDrop.css.ts';
import { FileDropItem } from './FileDropItem.tsx';
import { megabytes, refusedFiles } from './refused-files.ts';

/** A file that was taken. */
export interface DroppedFile {
  /** Its name among the others. */
  readonly id: string;
  readonly name: string;
  /** Bytes; undefined for one that was uploaded before. */
  readonly size?: number | undefined;
  /** Address of a small picture of it. */
  readonly preview?: string | undefined;
  readonly state: 'sending' | 'done' | 'failed';
  /** How much of it has been sent, from 0 to 1; undefined while nobody knows. */
  readonly progress?: number | undefined;
  /** Why it failed, and what to do. */
  readonly error?: string | undefined;
  /**
   * The same file would fail again: it can be removed only.
   * @default false
   */
  readonly isRefused?: boolean | undefined;
}

/** Props of {@link FileDrop}. */
export interface FileDropProps extends Pick<FieldLabels, 'label' | 'description' | 'error' | 'isRequired'> {
  /** Types that are taken: `image/png`. */
  readonly types: readonly string[];
  /** These types in words: "PNG or JPG". */
  readonly typesLabel: string;
  /** Bytes that a file may have. */
  readonly maxBytes: number;
  /**
   * How many files there may be.
   * @default 1
   */
  readonly maxCount?: number | undefined;
  /** Files that were taken, with how each stands; see {@link useUploads}. */
  readonly files: readonly DroppedFile[];
  /** Called with the files that fit; others are named below with the reason. */
  readonly onAdd: (files: readonly File[]) => void;
  /** Sends one that failed again; never one that is refused. */
  readonly onRetry: (id: string) => void;
  /** Takes the file with this id away. */
  readonly onRemove: (id: string) => void;
  /**
   * Cannot be used now; say why beside it.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
}

/**
 * Files to be uploaded: chosen, or dragged here. What does not fit is refused with its name and the reason, what fails is
 * sent again alone, and the others stay as they are.
 */
export function FileDrop({
  types,
  typesLabel,
  maxBytes,
  maxCount = 1,
  files,
  onAdd,
  onRetry,
  onRemove,
  isDisabled = false,
  description,
  error,
  ...labels
}: FileDropProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const size = formatNumber(megabytes(maxBytes), code);
  const input = useRef<HTMLInputElement>(null);
  // what is refused takes no place: another file may be chosen at once
  const room = maxCount - files.filter(({ isRefused }) => !isRefused).length;
  const isFull = room <= 0;
  const reasons = {
    type: (name: string) => t`${name}: choose ${typesLabel}.`,
    size: (name: string) => t`${name}: larger than ${size} MB.`,
    empty: (name: string) => t`${name}: this file is empty.`,
    count: (name: string) => t`${name}: too many files.`,
  };

  function take(chosen: readonly File[]): void {
    const found = refusedFiles(chosen, { types, maxBytes, room });
    setRefused(found.refused.map(({ file, reason }) => reasons[reason](file.name)));
    if (found.taken.length > 0) onAdd(found.taken);
  }

  /** The button goes with its file; the focus goes to where another one is chosen. */
  function remove(id: string): void {
    onRemove(id);
    input.current?.focus();
  }

  return (
    <div className={css.root}>
      <Field
        {...labels}
        description={
          <>
            {description} {t`${typesLabel}, up to ${size} MB.`}
          </>
        }
        error={[error, ...refused].filter(Boolean).join(' ') || undefined}
      >
        {(control) => (
          <div className={isOver ? css.areaOver : isFull ? css.areaFull : css.area}>
            <span className={css.words}>
              <Icon glyph={Upload} />
              <span>{isFull ? t`Remove a file to choose another one` : t`Choose a file, or drag it here`}</span>
            </span>
            {/* over the whole area: the browser's own input takes the click, the key and the drop */}
            <input
              {...control}
              className={css.input}
              type="file"
              accept={types.join(',')}
              multiple
              disabled={isDisabled}
              // not disabled: the focus would be lost with the file that fills it
              aria-disabled={isFull || undefined}
              ref={input}
              onClick={isFull ? (event) => event.preventDefault() : undefined}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={({ currentTarget }) => {
                take([...(currentTarget.files ?? [])]);
                // the same file may be chosen again
                currentTarget.value = '';
              }}
            />
          </div>
        )}
      </Field>
      {files.length > 0 && (
        <ul className={css.list} aria-label={labels.label}>
          {files.map((file) => (
            <FileDropItem key={file.id} file={file} onRetry={onRetry} onRemove={remove} isDisabled={isDisabled} />
          ))}
        </ul>
      )}
    </div>
  );
}
