import { useEffect, useState } from 'react';

interface Shown {
  /** What the page is about; undefined when it is about all of it. */
  readonly shown: string | undefined;
  /** Whether that is there. */
  readonly isShown: boolean;
}

/**
 * Where reading goes on when a page has moved on by itself: at the heading, once it is there. The button that moved it on is gone.
 *
 * @returns to be called before it moves on
 */
export function useHeadingFocus({ shown, isShown }: Shown): () => void {
  const [left, setLeft] = useState<{ readonly shown: string | undefined }>();
  const hasArrived = left !== undefined && left.shown !== shown && isShown;
  useEffect(() => {
    if (!hasArrived) return;
    // a question that has just closed gives the focus back first
    const timer = setTimeout(() => {
      setLeft(undefined);
      const heading = document.querySelector('h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      scrollTo(0, 0);
    });
    return () => clearTimeout(timer);
  }, [hasArrived]);
  return () => setLeft({ shown });
}
