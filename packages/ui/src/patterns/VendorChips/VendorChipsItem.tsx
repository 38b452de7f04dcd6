import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Check, Wrench } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './VendorChips.css.ts';
import type { VendorChip } from './VendorChips.tsx';

/** Props of {@link VendorChipsItem}. */
export interface VendorChipsItemProps {
  readonly vendor: VendorChip;
  /** Address of the page with this vendor chosen, or no longer. */
  readonly href: string;
  readonly isSelected: boolean;
}

/** One vendor of the line. */
export function VendorChipsItem({ vendor, href, isSelected }: VendorChipsItemProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const Anchor = useLinkComponent();
  const { name, imageUrl, activeImageUrl, count, isClosed } = vendor;
  return (
    <Anchor href={href} className={css.chip({ isSelected })} aria-current={isSelected ? 'true' : undefined}>
      {isSelected && <Icon glyph={Check} />}
      <span className={css.mark}>
        <LazyImage src={isSelected ? activeImageUrl : imageUrl} alt="" width={26} height={26} />
      </span>
      <span className={css.name}>{name}</span>
      {count !== undefined && <span className={css.count}>{formatNumber(count, code)}</span>}
      {isClosed && (
        <span className={css.closed}>
          <Icon glyph={Wrench} size="sm" label={t`Maintenance`} />
        </span>
      )}
    </Anchor>
  );
}
