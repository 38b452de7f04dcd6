import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { Popover as RadixPopover } from 'radix-ui';
import { type ReactNode, type Ref, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { space } from '../../tokens/space.ts';
import * as comboBox from '../ComboBox/ComboBox.css.ts';
import { ComboBoxPending } from '../ComboBox/ComboBoxPending.tsx';
import { useComboBoxList } from '../ComboBox/useComboBoxList.ts';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PhoneField.css.ts';
import { type DialledCountry, type PhoneValue, readPhone } from './phone-text.ts';

/** A country that numbers are taken from. */
export interface PhoneCountry extends DialledCountry {
  /** In the language of the reader. */
  readonly name: string;
  /** Digits of a national mobile number without its leading zero, when they are known. */
  readonly digits?: { readonly min: number; readonly max: number } | undefined;
}

/** Props of {@link PhoneField}; works in the `Controller` of a form library. */
export interface PhoneFieldProps extends Omit<FieldLabels, 'label'> {
  /**
   * What is asked for.
   * @default 'Mobile number'
   */
  readonly label?: string | undefined;
  /** Countries of the server, in the order of the list. With one of them there is nothing to choose. */
  readonly countries: readonly PhoneCountry[];
  /** Country and national number; see `PhoneValue`. */
  readonly value: PhoneValue;
  /** Called with every change of country or number. */
  readonly onValueChange: (value: PhoneValue) => void;
  /** Called when the focus leaves it. */
  readonly onBlur?: (() => void) | undefined;
  /** Name under which a form keeps and sends the value. */
  readonly name?: string | undefined;
  /**
   * Cannot be used now; say why beside it.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /**
   * Only read: a number that belongs to the account already.
   * @default false
   */
  readonly isReadOnly?: boolean | undefined;
  /** What stands below in place of the number of digits. */
  readonly description?: ReactNode;
  /** Label of the Enter key of a phone. */
  readonly enterKeyHint?: 'next' | 'go' | 'done' | undefined;
  /** The input of the national number: the focus of a refusal goes there. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A mobile number: country by a searchable list, national number by digits. A pasted number brings its country along. */
export function PhoneField({
  label,
  countries,
  value,
  onValueChange,
  onBlur,
  isDisabled = false,
  isReadOnly = false,
  description,
  error,
  isRequired,
  isLabelHidden,
  ...native
}: PhoneFieldProps) {
  const { t } = useLingui();
  const { List, isOpen, setOpen, prefetch, panel, search, keepTyped } = useComboBoxList();
  const number = useRef<HTMLDivElement>(null);
  const known = countries.find(({ country }) => country === value.country);
  const hint = ({ min, max }: NonNullable<PhoneCountry['digits']>): string =>
    min === max ? t`${plural(min, { one: '# digit', other: '# digits' })}` : t`${min} to ${max} digits`;

  return (
    <Field
      {...{ error, isRequired, isLabelHidden }}
      label={label ?? t`Mobile number`}
      description={description ?? (known?.digits && hint(known.digits))}
    >
      {(control) => (
        <div className={cx(fieldBox, css.box)} ref={number}>
          {countries.length > 1 && !isReadOnly ? (
            <RadixPopover.Root open={isOpen} onOpenChange={setOpen}>
              <RadixPopover.Trigger asChild>
                <button
                  type="button"
                  className={css.country}
                  disabled={isDisabled}
                  onPointerEnter={prefetch}
                  onFocus={prefetch}
                  onKeyDown={keepTyped}
                >
                  <VisuallyHidden>
                    {t({
                      message: `Country: ${known?.name ?? value.country}`,
                      comment: 'Button that opens a list of countries: name of the one in force',
                    })}
                  </VisuallyHidden>{' '}
                  <span className={css.iso}>{value.country}</span> {value.callingCode}
                  <Icon glyph={ChevronDown} size="sm" />
                </button>
              </RadixPopover.Trigger>
              <RadixPopover.Portal>
                <RadixPopover.Content
                  ref={panel}
                  className={comboBox.panel}
                  aria-label={t`Country`}
                  align="start"
                  sideOffset={space[2]}
                  collisionPadding={space[2]}
                  // the search takes it
                  onOpenAutoFocus={(event) => event.preventDefault()}
                  onCloseAutoFocus={(event) => {
                    // on to the number, which is what comes next
                    event.preventDefault();
                    number.current?.querySelector('input')?.focus();
                  }}
                >
                  {List ? (
                    <List
                      {...search}
                      label={t`Countries`}
                      searchLabel={t`Search for a country or calling code`}
                      searchPlaceholder={t`Country or calling code`}
                      emptyText={t`No country has this name or code.`}
                      options={countries.map(({ country, name, callingCode }) => ({
                        value: country,
                        label: name,
                        code: country,
                        hint: callingCode,
                      }))}
                      value={value.country}
                      onValueChange={(chosen) => {
                        setOpen(false);
                        const country = countries.find((entry) => entry.country === chosen);
                        if (country) onValueChange({ ...value, country: chosen, callingCode: country.callingCode });
                      }}
                    />
                  ) : (
                    <ComboBoxPending />
                  )}
                </RadixPopover.Content>
              </RadixPopover.Portal>
            </RadixPopover.Root>
          ) : (
            <span className={css.fixed}>{value.callingCode}</span>
          )}
          <input
            {...native}
            {...control}
            className={fieldInput}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            disabled={isDisabled}
            readOnly={isReadOnly}
            value={value.number}
            onChange={(event) => onValueChange(readPhone(event.target.value, value, countries))}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
