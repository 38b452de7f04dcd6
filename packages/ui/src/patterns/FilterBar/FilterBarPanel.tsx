import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useMedia } from '../../internal/use-media.ts';
import { below } from '../../tokens/breakpoint.ts';
import type { FilterOffer } from './FilterBar.tsx';
import { FilterBarGroup } from './FilterBarGroup.tsx';
import * as css from './FilterBarPanel.css.ts';
import { FilterBarVendors } from './FilterBarVendors.tsx';
import { choiceCount, type FilterChoice, noChoice, withRtp } from './filter-choice.ts';
import { useChoiceResult } from './use-choice-result.ts';

/** Props of {@link FilterBarPanel}. */
export interface FilterBarPanelProps {
  /** What is on when it opens. */
  readonly value: FilterChoice;
  readonly offer: FilterOffer;
  /** How many games a choice would leave. */
  readonly countOf: ((choice: FilterChoice) => Promise<number | undefined>) | undefined;
  /** Closed: with the choice to show, or undefined to leave all as it was. */
  readonly onClose: (choice: FilterChoice | undefined) => void;
}

/** Stands for "no limit" in a select, whose values are texts. */
const any = '';
const stepOf = (value: string): number | undefined => (value === any ? undefined : Number(value));

/** The filters of a FilterBar. The list changes once, when the choice is made. */
export function FilterBarPanel({ value: before, offer, countOf, onClose }: FilterBarPanelProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const [choice, setChoice] = useState(before);
  const result = useChoiceResult(choice, countOf);
  // wide pages have a line of chips for the vendors
  const vendors = useMedia(below('tablet')) ? (offer.vendors ?? []) : [];
  const none = vendors.length > 0 ? noChoice : { ...noChoice, vendors: choice.vendors };
  const isClear = choiceCount(choice) === 0 && choice.vendors.length === none.vendors.length;
  const anyOption = { value: any, label: t({ message: 'Any', comment: 'No limit of a filter of games' }) };
  const rtps = [
    anyOption,
    ...offer.rtps.map((step) => ({ value: String(step), label: `${formatNumber(step, code, 1)}%` })),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(undefined)}
      isPullable
      title={t({ message: 'Filters', comment: 'Button that opens a panel with filters of games' })}
      footer={
        <>
          <Button isDisabled={isClear} onClick={() => setChoice(none)}>
            <Trans context="filters" comment="Takes all filters of games off">
              Clear
            </Trans>
          </Button>
          <Button variant="primary" onClick={() => onClose(choice)}>
            {result === undefined ? (
              <Trans>Show games</Trans>
            ) : (
              <Plural value={result} one="Show # game" other="Show # games" />
            )}
          </Button>
        </>
      }
    >
      <div className={css.panel}>
        {vendors.length > 0 && (
          <FilterBarVendors
            vendors={vendors}
            values={choice.vendors}
            limit={offer.vendorLimit ?? vendors.length}
            onValuesChange={(codes) => setChoice({ ...choice, vendors: codes })}
          />
        )}
        <FilterBarGroup
          label={t({ message: 'Features', comment: 'Filter of games: free spins, jackpot and the like' })}
          options={offer.features}
          values={choice.features}
          onValuesChange={(features) => setChoice({ ...choice, features })}
        />
        <FilterBarGroup
          label={t({ message: 'Volatility', comment: 'Filter of games: how unevenly a game pays' })}
          options={offer.volatilities}
          values={choice.volatilities}
          onValuesChange={(volatilities) => setChoice({ ...choice, volatilities })}
        />
        {offer.rtps.length > 0 && (
          <fieldset className={css.group}>
            <legend className={css.legend}>
              <Trans>Return to player</Trans>
            </legend>
            <div className={css.pair}>
              <Select
                label={t({ message: 'At least', comment: 'Lower end of a range' })}
                options={rtps}
                value={choice.rtpMin === undefined ? any : String(choice.rtpMin)}
                onValueChange={(value) => setChoice(withRtp(choice, { rtpMin: stepOf(value) }))}
              />
              <Select
                label={t({ message: 'At most', comment: 'Upper end of a range' })}
                options={rtps}
                value={choice.rtpMax === undefined ? any : String(choice.rtpMax)}
                onValueChange={(value) => setChoice(withRtp(choice, { rtpMax: stepOf(value) }))}
              />
            </div>
          </fieldset>
        )}
        {offer.minBets.length > 0 && (
          <Select
            label={t`Smallest bet, at most`}
            options={[anyOption, ...offer.minBets]}
            value={choice.minBet ?? any}
            onValueChange={(value) => setChoice({ ...choice, minBet: value === any ? undefined : value })}
          />
        )}
        <Checkbox
          label={t`Also games that can’t be played now`}
          isChecked={choice.hasClosed}
          onCheckedChange={(hasClosed) => setChoice({ ...choice, hasClosed })}
        />
      </div>
    </Dialog>
  );
}
