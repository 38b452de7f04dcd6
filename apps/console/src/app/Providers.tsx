import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { UiProvider } from '@mekong/ui/provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConsoleLink } from '../parts/ConsoleLink.tsx';

function Ui({ children }: { readonly children: ReactNode }) {
  const { direction } = useLanguage();
  return (
    <UiProvider direction={direction} linkComponent={ConsoleLink}>
      {children}
    </UiProvider>
  );
}

/** Texts, server data and the design system, for every page. */
export function Providers({
  queryClient,
  children,
}: {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Ui>{children}</Ui>
      </QueryClientProvider>
    </I18nProvider>
  );
}
