import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as select from '../Select/Select.css.ts';
import * as css from './PhoneField.css.ts';
import type { PhoneCountry } from './PhoneField.tsx';

/** Props of {@link PhoneFieldCountries}. */
export interface PhoneFieldCountriesProps {
  readonly countries: readonly PhoneCountry[];
  /** ISO code of the one in force. */
  readonly current: string;
  readonly onChoose: (country: PhoneCountry) => void;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Countries whose name, letters or calling code hold what was typed; those that begin with it come first. */
function found(countries: readonly PhoneCountry[], query: string): readonly PhoneCountry[] {
  const wanted = folded(query.trim());
  if (!wanted) return countries;
  const [first, rest]: [PhoneCountry[], PhoneCountry[]] = [[], []];
  for (const entry of countries) {
    const words = [entry.name, entry.country, entry.callingCode, entry.callingCode.slice(1)].map(folded);
    if (words.some((word) => word.startsWith(wanted))) first.push(entry);
    else if (words.some((word) => word.includes(wanted))) rest.push(entry);
  }
  return [...first, ...rest];
}

/** The searchable list of a `PhoneField`: the focus stays in its search, arrows move, Enter chooses. */
export function PhoneFieldCountries({ countries, current, onChoose }: PhoneFieldCountriesProps) {
  const { t } = useLingui();
  const id = useId();
  const [query, setQuery] = useState('');
  const shown = found(countries, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ country }) => country === current),
    ),
  );
  const activeOption = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(active): the element is another one when it changes
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = shown.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive(step);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = shown[active];
      if (chosen) onChoose(chosen);
    }
  };

  return (
    <>
      <div className={cx(fieldBox, css.search)}>
        <Icon glyph={Search} />
        <input
          className={fieldInput}
          type="text"
          role="combobox"
          aria-label={t`Search for a country or calling code`}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
          placeholder={t`Country or calling code`}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {shown.length === 0 && (
        <div className={css.none} role="status">
          {t`No country has this name or code.`}
        </div>
      )}
      <div id={`${id}-list`} className={css.options} role="listbox" aria-label={t`Countries`} tabIndex={-1}>
        {shown.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the search, which has the focus
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here, the focus never comes
          <div
            key={entry.country}
            ref={index === active ? activeOption : undefined}
            id={`${id}-${index}`}
            role="option"
            className={select.option}
            aria-selected={entry.country === current}
            data-active={index === active || undefined}
            onPointerMove={() => index !== active && setActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <span className={css.iso} aria-hidden>
              {entry.country}
            </span>
            <span className={select.words}>{entry.name}</span>
            <bdi className={css.code} dir="ltr">
              {entry.callingCode}
            </bdi>
          </div>
        ))}
      </div>
    </>
  );
}
