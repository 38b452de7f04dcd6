import { codeOfTag, languageOf } from '@mekong/i18n/registry';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StateView } from '../StateView/StateView.tsx';
import { elementsOf } from './elements.ts';
import * as css from './HtmlContent.css.ts';
import { getSanitizer, loadSanitizer, type Sanitize } from './sanitize.ts';

/** Props of {@link HtmlContent}. */
export interface HtmlContentProps {
  /** Text of the merchant with markup. What is not on the allow-list is left out; headings begin at level 3. */
  readonly html: string;
  /**
   * Where pictures may come from: origins, paths of this site, or both together, as in `imageCDNs`. Others are left out.
   * @default none
   */
  readonly imageHosts?: readonly string[] | undefined;
  /** Language of the text when it differs from the page's, as a BCP 47 tag. */
  readonly lang?: string | undefined;
  /**
   * Reading direction of the text; `auto` follows its first letters.
   * @default that of `lang`, else 'auto'
   */
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

const none: readonly string[] = [];

function directionOf(lang: string | undefined): 'ltr' | 'rtl' | 'auto' {
  const code = lang === undefined ? undefined : codeOfTag(lang);
  return code ? languageOf(code).direction : 'auto';
}

/**
 * The one place that shows markup of others. What the merchant's editor writes becomes elements one by one, by a closed list,
 * so that a server renders it too; anything else is sanitised in the browser, though the gateway did so before, and put into
 * the page as nodes. No string ever becomes markup here, and its box keeps the text from covering anything else.
 */
export function HtmlContent({ html, imageHosts = none, lang, dir = directionOf(lang) }: HtmlContentProps) {
  // compared by content: callers hand over a new list with every answer of the server
  const hosts = imageHosts.join('\n');
  const elements = useMemo(() => elementsOf(html, hosts.split('\n').filter(Boolean)), [html, hosts]);
  if (elements === undefined) return <Sanitised html={html} hosts={hosts} lang={lang} dir={dir} />;
  return (
    <div className={css.root} lang={lang} dir={dir} aria-busy={false}>
      {elements}
    </div>
  );
}

interface SanitisedProps extends Pick<HtmlContentProps, 'html' | 'lang' | 'dir'> {
  /** One on each line. */
  readonly hosts: string;
}

/** A text that was not understood as it stands: the browser reads it, and the sanitiser takes out what has no place here. */
function Sanitised({ html, hosts, lang, dir }: SanitisedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [sanitize, setSanitize] = useState<Sanitize | undefined>(getSanitizer);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback((): void => {
    setFailed(false);
    loadSanitizer().then(
      (ready) => setSanitize(() => ready),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);

  // before the page is painted: a text that replaces another one never flashes
  useLayoutEffect(() => {
    if (sanitize) box.current?.replaceChildren(sanitize(html, { imageHosts: hosts.split('\n').filter(Boolean) }));
  }, [sanitize, html, hosts]);

  if (hasFailed) return <StateView kind="error" level={3} onRetry={load} />;
  return (
    <>
      {!sanitize && (
        <div className={css.skeleton}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      )}
      <div ref={box} className={css.root} lang={lang} dir={dir} aria-busy={!sanitize} />
    </>
  );
}
