import { useLingui } from '@lingui/react/macro';
import type { SocialLinkOffer } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { providerName } from './social-offer.ts';

/** What can be done with an account of a provider that nobody has linked yet. */
export function SocialOffer({ offer }: { readonly offer: SocialLinkOffer }) {
  const { t } = useLingui();
  const provider = providerName(offer.provider);
  const whose = offer.name ? `${provider} (${offer.name})` : provider;
  return (
    <Alert
      title={t`Nobody has linked this account yet: ${whose}`}
      description={
        offer.canRegister
          ? t`Log in to link it to the account you have, or register to open one with it.`
          : t`Log in to link it to the account you have.`
      }
    />
  );
}
