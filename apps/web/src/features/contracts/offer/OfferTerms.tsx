import { Trans } from '@lingui/react/macro';
import type { AgentContractOffer } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { Heading } from '@mekong/ui/Heading';
import { Split } from '@mekong/ui/Split';
import { Stack } from '@mekong/ui/Stack';
import { TierSentence } from '../../../parts/agents/ContractTerms.tsx';
import type { KnownKind } from '../../../parts/agents/contract-labels.ts';
import { type OfferComparison, OfferPreview } from './OfferPreview.tsx';
import type { TermsDraft } from './offer-draft.ts';
import { TermsEditor } from './TermsEditor.tsx';

interface OfferTermsProps extends OfferComparison {
  readonly kind: KnownKind;
  readonly currency: string;
  readonly downline: string;
  readonly draft: TermsDraft;
  readonly before: TermsDraft | undefined;
  /** The terms as they are sent; undefined while a field is missing. */
  readonly body: AgentContractOffer['terms'] | undefined;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (draft: TermsDraft) => void;
}

/** The terms with what they say in plain words, and what they would have come to. */
export function OfferTerms({ body, check, isCurrent, cycles, onCyclesChange, downline, ...editor }: OfferTermsProps) {
  const { kind, currency } = editor;
  return (
    <Split aside={<OfferPreview {...{ downline, check, isCurrent, cycles, onCyclesChange }} />}>
      <Stack gap={4}>
        <TermsEditor {...editor} isSound={isCurrent && check?.faults.length === 0} />
        {body && (
          <Card>
            <Stack gap={3}>
              <Heading level={2} size="subtitle">
                <Trans>In plain words</Trans>
              </Heading>
              {body.tiers.map((tier, n) => (
                <TierSentence
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has nothing else to be told apart by
                  key={n}
                  tier={{ ...tier, outcome: tier.outcome ?? 'ANY' }}
                  isDividend={kind === 'DIVIDEND'}
                  currency={currency}
                />
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
    </Split>
  );
}
