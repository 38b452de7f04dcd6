import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Wrench } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import * as css from './FilterBarPanel.css.ts';
import { FilterBarToggle } from './FilterBarToggle.tsx';

/** One vendor to choose. */
export interface FilterVendor {
  readonly code: string;
  readonly name: string;
  /** Address of its mark in the variant `default`. */
  readonly imageUrl: string;
  /** Address of its mark in the variant `active`, while it is chosen. */
  readonly activeImageUrl: string;
  /** Games it has here; left out while that is not known. */
  readonly count?: number | undefined;
  /**
   * None of its games can be played now.
   * @default false
   */
  readonly isClosed?: boolean | undefined;
}

/** Props of {@link FilterBarVendors}. */
export interface FilterBarVendorsProps {
  readonly vendors: readonly FilterVendor[];
  /** Codes of those that are chosen. */
  readonly values: readonly string[];
  /** Most at once. */
  readonly limit: number;
  readonly onValuesChange: (values: readonly string[]) => void;
}

/** Vendors that are shown before all are asked for; those that are chosen come with them. */
const firstVendors = 6;

/** The vendors in the panel of a FilterBar: tiles to switch on and off, the first of them until all are asked for. */
export function FilterBarVendors({ vendors, values, limit, onValuesChange }: FilterBarVendorsProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const total = formatNumber(vendors.length, language);
  const [isWhole, setWhole] = useState(false);
  // those that were chosen when the panel opened; one that is switched off stays where it is
  const chosen = useRef(values);
  const shown = isWhole
    ? vendors
    : vendors.filter(({ code }, place) => place < firstVendors || chosen.current.includes(code));
  const tiles = useRef<HTMLDivElement>(null);
  // the button that showed them is gone: the focus goes to the first of those that came
  useLayoutEffect(() => {
    if (isWhole) tiles.current?.querySelectorAll('input')[firstVendors]?.focus();
  }, [isWhole]);
  return (
    <fieldset className={css.group} aria-label={t`Providers`}>
      <div className={css.head}>
        <span className={css.legend} aria-hidden>
          {t`Providers`}
        </span>
        {shown.length < vendors.length && (
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            <Trans comment="Button that shows all providers of games; a number follows">All {total}</Trans>
          </Button>
        )}
      </div>
      <div className={css.tiles} ref={tiles}>
        {shown.map(({ code, name, imageUrl, activeImageUrl, count, isClosed }) => {
          const isChosen = values.includes(code);
          return (
            <FilterBarToggle
              key={code}
              shape="tile"
              label={name}
              count={isClosed || isChosen ? undefined : count}
              isChosen={isChosen}
              isDisabled={!isChosen && values.length >= limit}
              onToggle={() => onValuesChange(isChosen ? values.filter((known) => known !== code) : [...values, code])}
              mark={
                <span className={css.mark}>
                  <LazyImage src={isChosen ? activeImageUrl : imageUrl} alt="" width={28} height={28} />
                </span>
              }
              note={isClosed && <Icon glyph={Wrench} size="sm" label={t`Maintenance`} />}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
