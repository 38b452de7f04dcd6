import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { AppFooter } from '@mekong/ui/patterns/AppFooter';
import { useQuery } from '@tanstack/react-query';
import { useVendorImage } from '../parts/use-vendor-image.ts';
import { providerPath, providersPath, wallVendors } from '../parts/wall-vendors.ts';
import { gameMenusQuery } from '../queries/games.ts';
import { useMerchant } from '../queries/status.ts';
import { useViewer } from '../state/session.ts';

/** The footer with this merchant's vendors and help pages; whoever is logged in gets to the own limits. */
export function Footer() {
  const { t } = useLingui();
  const language = useLanguage().code;
  const { signedIn } = useViewer();
  const { name, minAge, licence } = useMerchant();
  const { data } = useQuery(gameMenusQuery(language));
  const vendorImage = useVendorImage();
  return (
    <AppFooter
      brand={name}
      minAge={minAge}
      licence={licence}
      year={new Date().getFullYear()}
      vendors={wallVendors(data?.categories ?? []).map(({ vassalage: code, name }) => ({
        code,
        name,
        imageUrl: vendorImage(code, 'color'),
        href: providerPath(code),
      }))}
      allVendorsHref={providersPath}
      links={[
        { label: t`Help centre`, href: '/help' },
        {
          label: t({ message: 'Become an agent', comment: 'Page for whoever wants to be an agent of the site' }),
          href: '/join',
        },
        { label: t`Fair play`, href: '/help/fairness' },
        { label: t`Safer play`, href: signedIn ? '/member?page=safer' : '/help/safer-play' },
        { label: t`Rules`, href: '/help/rules' },
        { label: t`Terms`, href: '/help/terms' },
        { label: t`Privacy`, href: '/help/privacy' },
        { label: t`Contact`, href: '/help/contact' },
      ]}
    />
  );
}
