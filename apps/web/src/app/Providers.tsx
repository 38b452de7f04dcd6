import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { UiProvider } from '@mekong/ui/provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

function Direction({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return <UiProvider direction={direction}>{children}</UiProvider>;
}

/** Texts, server data and the design system, for every screen and for server rendering alike. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Direction>{children}</Direction>
      </QueryClientProvider>
    </I18nProvider>
  );
}
