import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useState } from 'react';
import { DateField } from '../../components/DateField/DateField.tsx';
import * as css from './RecordFilters.css.ts';

/** One day of a list: yyyy-MM-dd in the merchant's zone. */
export interface RecordDay {
  /** "Day". */
  readonly label: string;
  /** Day in force; undefined for all days. */
  readonly value: string | undefined;
  /** First day of the list. */
  readonly min: string;
  /** Last day of the list. */
  readonly max: string;
  readonly onValueChange: (value: string | undefined) => void;
}

/**
 * The day of a list. A year is whole after its last digit only, and a day is taken out to type another one: what is typed
 * is asked for once it is a day of the list, and no day once the field is left empty.
 */
export function RecordFiltersDay({ label, value = '', min, max, onValueChange }: RecordDay) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const [known, setKnown] = useState(value);
  const [draft, setDraft] = useState(value);
  const [isLeft, setLeft] = useState(false);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  const isOutside = draft !== '' && (draft < min || draft > max);
  // the name of a day is that of its noon in Greenwich: no zone moves it
  const [first, last] = [min, max].map((day) => formatDate(`${day}T12:00:00Z`, { language, timeZone: 'UTC' }));
  return (
    <div className={css.day}>
      <DateField
        isInBar
        label={label}
        value={draft}
        {...{ min, max }}
        error={isLeft && isOutside ? t`Choose a day from ${first} to ${last}.` : undefined}
        onValueChange={(next) => {
          setLeft(false);
          setDraft(next);
          if (next >= min && next <= max && next !== value) onValueChange(next);
        }}
        onBlur={() => {
          setLeft(true);
          if (draft === '' && value !== '') onValueChange(undefined);
        }}
      />
    </div>
  );
}
