import { useLingui } from '@lingui/react/macro';
import { Check, Search } from 'lucide';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { cx } from '../../internal/cx.ts';
import { ReactAria } from '../../provider/ReactAria.tsx';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './ComboBox.css.ts';
import { ComboBoxPending } from './ComboBoxPending.tsx';
import { type FindableOption, foundOptions } from './found-options.ts';

/** One choice of a list that can be searched. */
export interface ComboBoxOption<Value extends string> extends FindableOption {
  readonly value: Value;
  /**
   * Cannot be chosen now.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
}

/** Props of {@link ComboBoxList}. */
export interface ComboBoxListProps<Value extends string> {
  /** Name of the list. */
  readonly label: string;
  /** The choices in their order. */
  readonly options: readonly ComboBoxOption<Value>[];
  /** Choice in force. */
  readonly value: Value | undefined;
  /** What is searched for. */
  readonly query: string;
  /** Called with what is typed. */
  readonly onQueryChange: (query: string) => void;
  /** Called with the choice, also with the one in force. */
  readonly onValueChange: (value: Value) => void;
  /**
   * Name of the search.
   * @default 'Search'
   */
  readonly searchLabel?: string | undefined;
  /**
   * What may be typed.
   * @default 'Search'
   */
  readonly searchPlaceholder?: string | undefined;
  /**
   * Said when nothing fits the search.
   * @default 'Nothing fits your search.'
   */
  readonly emptyText?: string | undefined;
}

/**
 * Puts the focus into the search once it stands. Not in the commit that mounts it: what React Aria does at a focus is
 * state, and React may not be asked to work while it is working.
 */
const focusSoon = (input: HTMLInputElement | null): void => queueMicrotask(() => input?.focus());

/** A search with its list: the focus stays in the search, arrows move, Enter chooses. It has no opening of its own. */
export function ComboBoxList({
  label,
  options,
  value,
  query,
  onQueryChange,
  onValueChange,
  searchLabel,
  searchPlaceholder,
  emptyText,
}: ComboBoxListProps<string>) {
  const { t } = useLingui();
  const shown = foundOptions(options, query);
  const search = t({ message: 'Search', context: 'field', comment: 'Name of a field that searches a list' });
  return (
    <ReactAria fallback={<ComboBoxPending />}>
      <Autocomplete inputValue={query} onInputChange={onQueryChange}>
        <TextField className={css.searchField} aria-label={searchLabel ?? search} type="search">
          <div className={cx(fieldBox, css.search)}>
            <Icon glyph={Search} />
            <Input ref={focusSoon} className={fieldInput} placeholder={searchPlaceholder ?? search} />
          </div>
        </TextField>
        <ListBox
          className={css.options}
          aria-label={label}
          items={shown.map((option) => ({ ...option, id: option.value }))}
          selectionMode="single"
          selectedKeys={value === undefined ? [] : [value]}
          onSelectionChange={(keys) => {
            // the one in force is taken out of the selection when it is chosen again
            const [chosen = value] = keys === 'all' ? [] : [...keys];
            if (chosen !== undefined) onValueChange(String(chosen));
          }}
        >
          {({ id, code, label: words, hint, isDisabled = false }) => (
            <ListBoxItem id={id} className={css.option} textValue={words} isDisabled={isDisabled}>
              {code !== undefined && (
                <span className={css.code} aria-hidden>
                  {code}
                </span>
              )}
              <span className={css.words}>{words}</span>
              {hint !== undefined && (
                <bdi className={css.hint} dir="auto">
                  {hint}
                </bdi>
              )}
              <span className={css.mark}>{id === value && <Icon glyph={Check} size="sm" />}</span>
            </ListBoxItem>
          )}
        </ListBox>
        <div role="status">
          {shown.length === 0 && <div className={css.none}>{emptyText ?? t`Nothing fits your search.`}</div>}
        </div>
      </Autocomplete>
    </ReactAria>
  );
}
