import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './SearchField.css.ts';

/** A list of results that the field leads through, by the combobox of the ARIA practices. The focus stays in the field. */
export interface SearchFieldResults {
  /** Id of the list, an element with the role `listbox`. */
  readonly listId: string;
  /** Id of the result that Enter takes; undefined while there is none. */
  readonly activeId: string | undefined;
  /** Whether the list holds anything. */
  readonly isExpanded: boolean;
  /** Moves through the list: up, down, Enter. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** What is searched: "Search games and vendors". Read as the name, and shown as the placeholder. */
  readonly label: string;
  /** What is searched for; '' while nothing is. */
  readonly value: string;
  /** Called with every change. Wait for a pause in typing before asking a server. */
  readonly onValueChange: (value: string) => void;
  /** Called on Enter. */
  readonly onSubmit?: ((value: string) => void) | undefined;
  /**
   * Whether the key / leads here from anywhere on the page. One field in a page, and only where the visitor can switch
   * single keys off (WCAG 2.1.4).
   * @default false
   */
  readonly hasShortcut?: boolean | undefined;
  /**
   * Most characters that can be typed.
   * @default 60; a field with `results` takes any length
   */
  readonly maxLength?: number | undefined;
  /** The results below, when they follow while somebody types. */
  readonly results?: SearchFieldResults | undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What browsers give a field, in letters. */
const usualSize = 20;

const comboboxProps = ({ listId, activeId, isExpanded }: SearchFieldResults) =>
  ({
    role: 'combobox',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isExpanded,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  }) as const;

/** Looks for something in what is on the page or behind it. Escape and the cross empty it. */
export function SearchField({
  label,
  value,
  onValueChange,
  onSubmit,
  hasShortcut = false,
  results,
  maxLength = results ? undefined : 60,
}: SearchFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!hasShortcut) return;
    const focus = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [hasShortcut]);

  const clear = (): void => {
    onValueChange('');
    input.current?.focus();
  };

  return (
    <div className={css.root}>
      <Field label={label} isLabelHidden>
        {(control) => (
          <div className={cx(fieldBox, css.box)}>
            <Icon glyph={Search} />
            <input
              {...control}
              ref={input}
              className={cx(fieldInput, css.input)}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={label}
              // in a row with others it has room for what it is called
              size={Math.max(usualSize, label.length)}
              maxLength={maxLength}
              value={value}
              aria-keyshortcuts={hasShortcut ? '/' : undefined}
              {...(results && comboboxProps(results))}
              onChange={(event) => onValueChange(event.target.value)}
              onKeyDown={(event) => {
                // letters still being composed belong to the input method
                if (event.nativeEvent.isComposing) return;
                results?.onKeyDown(event);
                if (event.key === 'Enter') onSubmit?.(value);
                if (event.key === 'Escape' && value) {
                  event.preventDefault();
                  onValueChange('');
                }
              }}
            />
            {value ? (
              <IconButton size="sm" icon={X} label={t`Clear search`} onClick={clear} />
            ) : (
              hasShortcut && (
                <kbd className={css.shortcut} aria-hidden>
                  /
                </kbd>
              )
            )}
          </div>
        )}
      </Field>
    </div>
  );
}
