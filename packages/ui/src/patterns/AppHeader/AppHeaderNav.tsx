import { useLingui } from '@lingui/react/macro';
import { memo, useRef, useState } from 'react';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './AppHeader.css.ts';
import { AppHeaderDrop } from './AppHeaderDrop.tsx';
import { AppHeaderVendors, type HeaderVendor } from './AppHeaderVendors.tsx';
import { useAppHeaderFit } from './useAppHeaderFit.ts';

/** One item of the main navigation. */
export interface HeaderItem {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** @default false */
  readonly isCurrent?: boolean | undefined;
  /** Vendors of a game family; the first 11 drop down. */
  readonly vendors?: readonly HeaderVendor[] | undefined;
  /** Where the twelfth and later vendors are: shows a "More" tile when there are that many. Slots have it. */
  readonly moreHref?: string | undefined;
}

/** Key of the drop-down that holds what does not fit. */
const restKey = 'rest of the items';

/** Main navigation of the header: as many items as fit, the others under "More". One drop-down is open at a time. */
export const AppHeaderNav = memo(function AppHeaderNav({ items }: { readonly items: readonly HeaderItem[] }) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const [open, setOpen] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useAppHeaderFit(root, list, items);
  const rest = items.slice(fitting);

  const drop = (key: string) => ({
    open: open === key,
    // closing one never closes another that was opened meanwhile
    onOpenChange: (next: boolean) => setOpen((known) => (next ? key : known === key ? undefined : known)),
  });

  return (
    <div className={css.line} ref={root}>
      <ul className={css.items} ref={list}>
        {items.map(({ key, label, href, isCurrent, vendors = [], moreHref }, index) => {
          const link = (
            <Anchor href={href} className={css.link} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Anchor>
          );
          return (
            <li key={key} className={index < fitting ? css.item : css.hiddenItem}>
              {vendors.length === 0 ? (
                link
              ) : (
                <AppHeaderDrop
                  {...drop(key)}
                  label={t`Providers: ${label}`}
                  lead={link}
                  panel={<AppHeaderVendors label={t`Providers: ${label}`} vendors={vendors} moreHref={moreHref} />}
                />
              )}
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <div className={css.item}>
          <AppHeaderDrop
            {...drop(restKey)}
            label={t({
              message: 'More',
              context: 'navigation',
              comment: 'More items of the main navigation, which do not fit in the line',
            })}
            isCurrent={rest.some(({ isCurrent }) => isCurrent)}
            panel={
              <ul className={css.rest}>
                {rest.map(({ key, label, href, isCurrent }) => (
                  <li key={key}>
                    <Anchor href={href} className={css.restLink} aria-current={isCurrent ? 'page' : undefined}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            }
          />
        </div>
      )}
    </div>
  );
});
