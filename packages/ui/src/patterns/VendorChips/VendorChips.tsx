import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import * as chipLine from '../../components/Chip/ChipLine.css.ts';
import { ChipSkeletons } from '../../components/Chip/ChipSkeletons.tsx';
import { useOnDemand } from '../../components/Dialog/use-on-demand.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../internal/cx.ts';
import { useCurrentInView } from '../../internal/use-current-in-view.ts';
import { useOverflow } from '../../internal/use-overflow.ts';
import * as css from './VendorChips.css.ts';
import { VendorChipsItem } from './VendorChipsItem.tsx';
import { VendorChipsSteps } from './VendorChipsSteps.tsx';
import { toggled, vendorLine } from './vendor-line.ts';

/** One vendor to choose. */
export interface VendorChip {
  /** Code that the address names it by. */
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

/** A kind of games beside the vendors, one more link in the line. */
export interface VendorKind {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly isSelected: boolean;
}

/** Props of {@link VendorChips}. */
export interface VendorChipsProps {
  /** The vendors in their order; undefined while they are on their way. */
  readonly vendors: readonly VendorChip[] | undefined;
  /** Codes of the vendors that are chosen; several may be. */
  readonly values: readonly string[];
  /** Address of the page with these vendors chosen. */
  readonly hrefFor: (values: readonly string[]) => string;
  /** The sheet has closed with another choice. */
  readonly onValuesChange: (values: readonly string[]) => void;
  /** Links after "All providers". */
  readonly kinds?: readonly VendorKind[] | undefined;
  /**
   * Most vendors at once.
   * @default 20
   */
  readonly limit?: number | undefined;
}

/** Words as long as names of vendors are: they give the skeletons their widths and are never seen. */
const skeletons = [
  'All providers',
  'Sunbird 120',
  'Pearl Play 80',
  'House Studio 60',
  'Orchid 55',
  'Kite 40',
  'Saffron 35',
];
const loadSheet = () => import('./VendorChipsSheet.tsx').then(({ VendorChipsSheet }) => VendorChipsSheet);

/**
 * Vendors of a page to choose from, several at once, on screens that have room for a line of them; on smaller ones they are
 * among the filters. Links in one line that scrolls: each is an address, so each has its
 * own tab stop; of many vendors a dozen stand in the line and all in a sheet with a search.
 */
export function VendorChips({ vendors, values, hrefFor, onValuesChange, kinds = [], limit = 20 }: VendorChipsProps) {
  const { t } = useLingui();
  const line = useRef<HTMLUListElement>(null);
  const isOverflowing = useOverflow(line, 'inline');
  const [isOpen, setOpen] = useState(false);
  const sheet = useOnDemand(loadSheet);
  // the buttons of a line that is too long take room from it
  useCurrentInView(line, values.length > 0 ? `${values} ${isOverflowing}` : undefined);

  if (!vendors)
    return (
      <div className={css.root}>
        <ChipSkeletons words={skeletons} />
      </div>
    );

  const shown = vendorLine(vendors, values);
  const hasMore = shown.length < vendors.length;
  const next = (code: string): readonly string[] => toggled(values, code).slice(-limit);
  return (
    <nav className={css.root} aria-label={t`Providers`}>
      <ul className={cx(chipLine.row, isOverflowing && chipLine.scrolling)} ref={line}>
        <li className={chipLine.item}>
          <Chip href={hrefFor([])} isSelected={values.length === 0 && !kinds.some(({ isSelected }) => isSelected)}>
            {t`All providers`}
          </Chip>
        </li>
        {kinds.map(({ key, label, href, isSelected }) => (
          <li key={key} className={chipLine.item}>
            <Chip href={href} isSelected={isSelected}>
              {label}
            </Chip>
          </li>
        ))}
        {shown.map((vendor) => (
          <li key={vendor.code} className={chipLine.item}>
            <VendorChipsItem
              vendor={vendor}
              href={hrefFor(next(vendor.code))}
              isSelected={values.includes(vendor.code)}
            />
          </li>
        ))}
      </ul>
      {isOverflowing && <VendorChipsSteps line={line} />}
      {hasMore && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the pointer that comes near
        <span className={css.more} onPointerEnter={sheet.prefetch} onFocus={sheet.prefetch}>
          <Button
            variant="ghost"
            iconEnd={ChevronDown}
            isPending={sheet.isLoading}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(true);
              void sheet.load();
            }}
          >
            <Trans comment="Button that leads to all vendors of games; only the first word is seen">
              More<VisuallyHidden> providers</VisuallyHidden>
            </Trans>
          </Button>
        </span>
      )}
      {sheet.Part && isOpen && (
        <sheet.Part
          vendors={vendors}
          values={values}
          limit={limit}
          onClose={(choice) => {
            setOpen(false);
            if (choice && choice.join() !== values.join()) onValuesChange(choice);
          }}
        />
      )}
    </nav>
  );
}
