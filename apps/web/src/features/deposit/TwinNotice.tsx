import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Link } from '@mekong/ui/Link';

/** The same deposit waits for its payment already: it may be the one that is meant. */
export function TwinNotice({ order, href }: { readonly order: DepositOrder; readonly href: string }) {
  const { t } = useLingui();
  return (
    <Alert
      title={t`You already have an open deposit of this amount`}
      description={
        <Trans comment="{0} is the number of an order">
          <Link href={href} isInText>
            Continue with order {order.orderNo}
          </Link>
          , or start another one. Nothing has been sent yet.
        </Trans>
      }
    />
  );
}
