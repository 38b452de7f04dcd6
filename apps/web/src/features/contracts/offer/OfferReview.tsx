import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentContract, AgentContractOffer } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Split } from '@mekong/ui/Split';
import { Stack } from '@mekong/ui/Stack';
import { ContractTerms } from '../../../parts/agents/ContractTerms.tsx';
import type { KnownKind } from '../../../parts/agents/contract-labels.ts';
import { type OfferComparison, OfferPreview } from './OfferPreview.tsx';

interface OfferReviewProps extends OfferComparison {
  readonly kind: KnownKind;
  readonly currency: string;
  readonly downline: string;
  readonly body: AgentContractOffer['terms'];
  /** The contract whose terms are changed. */
  readonly amended: AgentContract | undefined;
}

/** Everything once more before it is sent: the terms, beside those in force where they are changed, and what they come to. */
export function OfferReview({ kind, currency, downline, body, amended, check, ...comparison }: OfferReviewProps) {
  const { t } = useLingui();
  const { period = 'day', carry = 'NONE', deductions = [], activeFrom } = body;
  const open = {
    ...{ no: 1, hash: '', offeredAt: '', period, carry, deductions, activeFrom },
    ...(check?.funding && { funding: check.funding }),
    tiers: body.tiers.map((tier) => ({ ...tier, outcome: tier.outcome ?? ('ANY' as const) })),
  };
  return (
    <Split aside={<OfferPreview {...{ downline, check, ...comparison }} />}>
      <Stack gap={4}>
        <ContractTerms
          contract={{ kind, currency, open, inForce: amended?.inForce }}
          isPayerKnown={check !== undefined}
        />
        {check?.funding && (
          <Alert
            title={t`You pay this contract from your own wallet.`}
            description={
              <Trans comment="What an agent pays to a downline">
                What your wallet lacks is paid as soon as it is there. The house does not pay it for you.
              </Trans>
            }
          />
        )}
        <Alert
          title={t`These terms start with the first cycle after they are signed.`}
          description={
            amended ? (
              <Trans>The terms in force stay until then. An offer that is not answered expires.</Trans>
            ) : (
              <Trans>An offer that is not answered expires. You can take it back until it is signed.</Trans>
            )
          }
        />
      </Stack>
    </Split>
  );
}
