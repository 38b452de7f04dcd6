import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './BottomBarAction.css.ts';

/** Props of {@link BottomBarAction}. */
export interface BottomBarActionProps {
  /** The main action of the page, or an answer of two buttons in a `Grid`, of the size `lg`; above it why it failed. */
  readonly children: ReactNode;
}

/**
 * What a page is for, in reach of the thumb: on phones it stands in the place of the `BottomBar` while the page scrolls
 * behind it and ends above it, on wider screens where it is written.
 */
export function BottomBarAction({ children }: BottomBarActionProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(css.height, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(css.height);
    };
  }, []);
  return (
    <div className={css.root} ref={root}>
      {children}
    </div>
  );
}
