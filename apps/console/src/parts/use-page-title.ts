import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

/** Names page and site in the tab of the browser, in the history and to screen readers. */
export function usePageTitle(title: MessageDescriptor | undefined, siteName: string): void {
  const { i18n } = useLingui();
  const text = title && i18n._(title);
  useEffect(() => {
    document.title = text ? `${text} · ${siteName}` : siteName;
  }, [text, siteName]);
}
