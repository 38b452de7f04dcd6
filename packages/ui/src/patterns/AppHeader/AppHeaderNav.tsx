import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Flame } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './AppHeader.css.ts';

/** Most vendors that a category drops down (S9-018). */
export const headerVendorLimit = 11;

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

interface ItemProps {
  readonly item: HeaderItem;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A link with a drop-down beside it. It is a disclosure and not a menu: its vendors are links that Tab walks through,
 * so it needs no overlay engine, traps nothing, and opens within one frame.
 */
function Item({ item, isOpen, onOpenChange }: ItemProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { label, href, isCurrent, vendors = [], moreHref } = item;

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    onOpenChange(false);
    toggle.current?.focus();
  };

  return (
    <li className={css.item} onKeyDown={closeOnEscape}>
      <Anchor href={href} className={css.link} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </Anchor>
      {vendors.length > 0 && (
        <button
          type="button"
          ref={toggle}
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={t`Vendors: ${label}`}
          onClick={() => onOpenChange(!isOpen)}
        >
          <Icon glyph={ChevronDown} size="sm" />
        </button>
      )}
      {isOpen && (
        <div className={css.panel} id={panelId}>
          <ul className={css.vendors} aria-label={t`Vendors: ${label}`}>
            {vendors.slice(0, headerVendorLimit).map((vendor) => (
              <li key={vendor.code}>
                <Anchor href={vendor.href} className={css.vendor} onClick={() => onOpenChange(false)}>
                  <span className={css.vendorMark}>
                    <LazyImage src={vendor.imageUrl} alt="" width={96} height={32} isPriority />
                  </span>
                  {vendor.name}
                  {vendor.isHot && (
                    <span className={css.hot}>
                      <Icon glyph={Flame} size="sm" label={t`Hot`} />
                    </span>
                  )}
                </Anchor>
              </li>
            ))}
            {moreHref && vendors.length > headerVendorLimit && (
              <li>
                <Anchor href={moreHref} className={css.vendor} onClick={() => onOpenChange(false)}>
                  {t`More`}
                </Anchor>
              </li>
            )}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Main navigation of the header; one drop-down is open at a time. */
export function AppHeaderNav({ items }: { readonly items: readonly HeaderItem[] }) {
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (open === undefined) return;
    const closeFromOutside = ({ target }: Event): void => {
      if (target instanceof Node && !list.current?.contains(target)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [open]);

  return (
    <ul className={css.items} ref={list}>
      {items.map((item) => (
        <Item
          key={item.key}
          item={item}
          isOpen={open === item.key}
          onOpenChange={(isOpen) => setOpen(isOpen ? item.key : undefined)}
        />
      ))}
    </ul>
  );
}
