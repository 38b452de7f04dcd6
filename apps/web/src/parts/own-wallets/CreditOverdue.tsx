import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Link } from '@mekong/ui/Link';

/** No money leaves the main wallet of an agent with an advance that is overdue. */
export function CreditOverdue() {
  const { t } = useLingui();
  return (
    <Alert
      title={t`Your credit is overdue`}
      description={
        <Trans comment="The link leads to the page Credit report">
          Money can leave your main wallet when it is repaid.{' '}
          <Link href="/agentHome?page=agentCreditReport">Open the credit report</Link>
        </Trans>
      }
    />
  );
}
