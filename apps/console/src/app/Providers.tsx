import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { UiProvider } from '@mekong/ui/provider';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ConsoleLink } from '../parts/ConsoleLink.tsx';
import { operatorQuery } from '../queries/operator.ts';

function Ui({ children }: { readonly children: ReactNode }) {
  const { direction } = useLanguage();
  // known from the log-in on; the pages ask for it
  const timeZone = useQuery({ ...operatorQuery(), enabled: false }).data?.timeZone;
  const locale = useMemo(() => timeZone && { currencySymbols: {}, timeZone }, [timeZone]);
  return (
    <UiProvider direction={direction} linkComponent={ConsoleLink} locale={locale || undefined}>
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
