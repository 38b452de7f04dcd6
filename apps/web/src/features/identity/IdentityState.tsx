import { Trans, useLingui } from '@lingui/react/macro';
import type { IdentityCheck } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';

/** How the whole check stands, and what comes next. */
export function IdentityState({ check: { state, answerBy, minAge, isVerified } }: { readonly check: IdentityCheck }) {
  const { t } = useLingui();
  switch (state) {
    case 'IN_REVIEW':
      return (
        <Alert
          title={t`We are checking your details`}
          description={
            answerBy && (
              <Trans comment="A date and time follows">
                You get an answer by <DateTime value={answerBy} />. Nothing can be changed until then.
              </Trans>
            )
          }
        />
      );
    case 'APPROVED':
      return (
        <Alert
          tone="positive"
          title={t`Your identity is confirmed`}
          description={t`Nothing else is needed for withdrawals.`}
        />
      );
    case 'REJECTED':
      return (
        <Alert
          tone="negative"
          title={t`Some details were not accepted`}
          description={t`Correct only what is marked below and send it again.`}
        />
      );
    case 'EXPIRED':
      return (
        <Alert
          tone="negative"
          title={t`Your document has run out`}
          description={t`Send a new one. Until then you can withdraw only money that was in your account before.`}
        />
      );
    default:
      return (
        <Alert
          title={isVerified ? t`Your change is not sent yet` : t`Keep your identity document at hand`}
          description={
            isVerified
              ? t`Your old details stay in force until the new ones are approved.`
              : t`You have to be at least ${minAge} years old. Your details are kept encrypted, and only our review team sees them.`
          }
        />
      );
  }
}
