import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Flame } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './AppHeader.css.ts';

/** Most vendors that a category drops down. */
const headerVendorLimit = 11;

/** One vendor in the drop-down of a category. */
export interface HeaderVendor {
  readonly code: string;
  readonly name: string;
  /** Address of the vendor's mark. */
  readonly imageUrl: string;
  readonly href: string;
  /** @default false */
  readonly isHot?: boolean | undefined;
}

/** Props of {@link AppHeaderVendors}. */
export interface AppHeaderVendorsProps {
  /** Name of the list. */
  readonly label: string;
  /** Vendors in their order; the first 11 are shown. */
  readonly vendors: readonly HeaderVendor[];
  /** Where the others are. */
  readonly moreHref?: string | undefined;
}

/** The vendors of one game family. */
export function AppHeaderVendors({ label, vendors, moreHref }: AppHeaderVendorsProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <ul className={css.vendors} aria-label={label}>
      {vendors.slice(0, headerVendorLimit).map(({ code, name, imageUrl, href, isHot }) => (
        <li key={code}>
          <Anchor href={href} className={css.vendor}>
            <span className={css.vendorMark}>
              <LazyImage src={imageUrl} alt="" width={108} height={36} isPriority />
            </span>
            {name}
            {isHot && (
              <span className={css.hot}>
                <Icon
                  glyph={Flame}
                  size="sm"
                  label={t({ message: 'Hot', comment: 'What is played much these days: games, providers' })}
                />
              </span>
            )}
          </Anchor>
        </li>
      ))}
      {moreHref && vendors.length > headerVendorLimit && (
        <li>
          <Anchor href={moreHref} className={css.vendor}>
            <span className={css.moreMark}>
              <Icon glyph={Ellipsis} />
            </span>
            {t({ message: 'More', context: 'vendors', comment: 'Leads to all vendors of games' })}
          </Anchor>
        </li>
      )}
    </ul>
  );
}
