import { useLanguage } from '@mekong/i18n/useLanguage';
import { HtmlContent } from '@mekong/ui/HtmlContent';
import { useDepositsEnded } from '../queries/safer-play.ts';
import { usePermission } from '../queries/status.ts';
import { withoutDepositLinks } from './deposit/deposit-links.ts';

/**
 * A text of the merchant in the language of the page. Nobody who takes a break, or is leaving, is led to a deposit by it.
 *
 * @param html the text with its markup
 */
export function MerchantText({ html }: { readonly html: string }) {
  const { tag } = useLanguage();
  const { imageCDNs } = usePermission();
  const haveDepositsEnded = useDepositsEnded();
  return <HtmlContent html={haveDepositsEnded ? withoutDepositLinks(html) : html} imageHosts={imageCDNs} lang={tag} />;
}
