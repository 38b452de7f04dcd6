import { ChevronDown } from 'lucide';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './AppHeader.css.ts';

/** Props of {@link AppHeaderDrop}. */
export interface AppHeaderDropProps {
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Name of the toggle; also its word, when there is no lead. */
  readonly label: string;
  /** The link before the toggle; the toggle is a chevron then. */
  readonly lead?: ReactNode;
  /**
   * The page shown is among what drops down.
   * @default false
   */
  readonly isCurrent?: boolean | undefined;
  /** What drops down. A link in it closes it. */
  readonly panel: ReactNode;
}

/** A mouse that crosses the bar opens nothing; one that leaves for the panel finds it still open. Milliseconds. */
const hoverDelay = { open: 140, close: 260 };

/**
 * A panel under the bar. It is a disclosure and not a menu: what it holds are links that Tab walks through, so it needs no
 * overlay engine, traps nothing, and opens within one frame. Hovering opens it too. A press beside it closes it, and so does one
 * on a link: what is opened by hovering would stay over the page that the link leads to.
 */
export function AppHeaderDrop({ open, onOpenChange, label, lead, isCurrent, panel }: AppHeaderDropProps) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: boolean, isHover = false): void => {
    clearTimeout(timer.current);
    isByHover.current = next && isHover;
    onOpenChange(next);
  };
  const hover = ({ pointerType }: PointerEvent, next: boolean): void => {
    if (pointerType !== 'mouse' || (open && !next && !isByHover.current)) return;
    clearTimeout(timer.current);
    if (open !== next) timer.current = setTimeout(() => change(next, true), next ? hoverDelay.open : hoverDelay.close);
  };
  const press = (): void => {
    // who presses what the mouse has just opened wants it open
    if (open && isByHover.current) isByHover.current = false;
    else change(!open);
  };
  const place = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => change(false));
  useEffect(() => {
    if (!open) return;
    const heard = new AbortController();
    const closeFromOutside = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    for (const sign of ['pointerdown', 'focusin'])
      document.addEventListener(sign, closeFromOutside, { signal: heard.signal });
    // what was opened by hovering has no focus in it
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal: heard.signal });
    return () => heard.abort();
  }, [open]);
  const closeOnLink = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) change(false);
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    change(false);
    toggle.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its controls let through; it is no control itself
    <div
      className={css.drop}
      ref={place}
      onClick={closeOnLink}
      onKeyDown={closeOnEscape}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      <span className={css.lead}>
        {lead}
        <button
          type="button"
          ref={toggle}
          className={cx(lead ? css.toggle : css.more, isCurrent && css.currentMore)}
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={lead ? label : undefined}
          onClick={press}
        >
          {!lead && label}
          <Icon glyph={ChevronDown} size="sm" />
        </button>
      </span>
      {open && (
        <div className={lead ? css.panel : css.restPanel} id={panelId}>
          {panel}
        </div>
      )}
    </div>
  );
}
