import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './HtmlContent.css.ts';
import { loadSanitizer } from './sanitize.ts';

/** Props of {@link HtmlContent}. */
export interface HtmlContentProps {
  /** Text of the merchant with markup. What is not on the allow-list is left out. */
  readonly html: string;
  /**
   * Hosts that pictures may come from, besides this site itself.
   * @default none
   */
  readonly imageHosts?: readonly string[] | undefined;
  /** Language of the text when it differs from the page's, as a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** Reading direction of the text; `auto` follows its first letters. */
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

const none: readonly string[] = [];

/**
 * The one place that shows markup of others. It is sanitised by an allow-list though the gateway did so before, and put
 * into the page as nodes, so that no string ever becomes markup here; its box keeps it from covering anything else.
 */
export function HtmlContent({ html, imageHosts = none, lang, dir = 'auto' }: HtmlContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    setIsShown(false);
    loadSanitizer().then(
      (sanitize) => {
        if (!isCurrent) return;
        box.current?.replaceChildren(sanitize(html, imageHosts));
        setIsShown(true);
      },
      () => {
        // without the sanitiser the words alone are shown
        if (!isCurrent || !box.current) return;
        box.current.textContent = html.replace(/<[^>]*>/g, ' ');
        setIsShown(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [html, imageHosts]);

  return (
    <>
      {!isShown && (
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </>
      )}
      <div ref={box} className={css.root} lang={lang} dir={dir} aria-busy={!isShown} />
    </>
  );
}
