import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import * as css from './VendorChips.css.ts';
import type { VendorChip } from './VendorChips.tsx';
import { findVendors, toggled } from './vendor-line.ts';

/** Props of {@link VendorChipsSheet}. */
export interface VendorChipsSheetProps {
  readonly vendors: readonly VendorChip[];
  /** Codes chosen when it opens. */
  readonly values: readonly string[];
  /** Most vendors at once. */
  readonly limit: number;
  /** Closed: with the codes to show, or undefined to leave all as it was. */
  readonly onClose: (choice: readonly string[] | undefined) => void;
}

/** All providers of a page with a search; the page changes once, when the choice is made. */
export function VendorChipsSheet({ vendors, values, limit, onClose }: VendorChipsSheetProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const [words, setWords] = useState('');
  const [choice, setChoice] = useState(values);
  const found = findVendors(vendors, words);
  const isFull = choice.length >= limit;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(undefined)}
      title={t`Providers`}
      description={
        isFull ? (
          <Trans>
            Up to <Plural value={limit} one="# provider" other="# providers" /> can be shown together.
          </Trans>
        ) : (
          <Plural
            value={choice.length}
            _0="All providers are shown."
            one="# provider is chosen."
            other="# providers are chosen."
          />
        )
      }
      initialFocus="field"
      footer={
        <>
          <Button variant="ghost" isDisabled={choice.length === 0} onClick={() => setChoice([])}>
            <Trans comment="Takes all marks off a list of vendors">Clear choice</Trans>
          </Button>
          <Button variant="primary" onClick={() => onClose(choice)}>
            <Trans>Show games</Trans>
          </Button>
        </>
      }
    >
      <div className={css.sheet}>
        <SearchField label={t`Search providers`} value={words} onValueChange={setWords} />
        {found.length === 0 ? (
          <StateView
            kind="empty"
            title={t`No provider has this name`}
            description={t`Check the spelling, or try fewer letters.`}
          />
        ) : (
          <fieldset className={css.choices} aria-label={t`Providers`}>
            {found.map(({ code, name, imageUrl, activeImageUrl, count }) => {
              const isChosen = choice.includes(code);
              return (
                <Checkbox
                  key={code}
                  isChecked={isChosen}
                  isDisabled={isFull && !isChosen}
                  onCheckedChange={() => setChoice(toggled(choice, code))}
                  label={
                    <span className={css.choice}>
                      <span className={css.mark}>
                        <LazyImage src={isChosen ? activeImageUrl : imageUrl} alt="" width={26} height={26} />
                      </span>
                      <span className={css.name}>{name}</span>
                      {count !== undefined && <span className={css.choiceCount}>{formatNumber(count, language)}</span>}
                    </span>
                  }
                />
              );
            })}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
