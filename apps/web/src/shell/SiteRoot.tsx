import { useLanguage } from '@mekong/i18n/useLanguage';
import { UiProvider } from '@mekong/ui/provider';
import { type ReactNode, useMemo } from 'react';
import { LateModals } from '../modals/LateModals.tsx';
import { useNextImageSource } from '../queries/images.ts';
import { useMerchant } from '../queries/status.ts';
import { LateCentre } from './LateCentre.tsx';
import { SiteLink } from './SiteLink.tsx';
import { Toasts } from './Toasts.tsx';
import { useDomainRoutes } from './use-domain-routes.ts';

/** What lies around every screen of the normal site: links through the router, the merchant's formats, modals, messages. */
export function SiteRoot({ children }: { readonly children: ReactNode }) {
  const { direction } = useLanguage();
  const { currency, currencySymbol, trialCurrency, trialCurrencySymbol, timeZone } = useMerchant();
  const locale = useMemo(
    () => ({ currencySymbols: { [currency]: currencySymbol, [trialCurrency]: trialCurrencySymbol }, timeZone }),
    [currency, currencySymbol, trialCurrency, trialCurrencySymbol, timeZone],
  );
  useDomainRoutes();
  return (
    <UiProvider direction={direction} linkComponent={SiteLink} nextImageSource={useNextImageSource()} locale={locale}>
      {children}
      <LateCentre />
      <LateModals />
      <Toasts />
    </UiProvider>
  );
}
