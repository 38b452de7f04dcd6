import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { acceptCreditTerms } from '@mekong/api-client/sdk/acceptCreditTerms';
import type { CreditLine } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Inline } from '@mekong/ui/Inline';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { creditQuery, useCreditRefresh } from '../../../queries/credit.ts';

/** Number of the text below. Another text gets the number that the gateway asks for. */
const TEXT_VERSION = 1;

/** What an agent agrees to before the first advance, and again when the days of the line are others. */
export function CreditTerms({ line }: { readonly line: CreditLine }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = useCreditRefresh();
  const { termDays } = line;
  const accept = useMutation({
    mutationFn: () => acceptCreditTerms({ body: { version: TEXT_VERSION, termDays } }),
    onSuccess: (report) => queryClient.setQueryData(creditQuery().queryKey, report),
    // the terms may have changed while they were read
    onError: refresh,
  });
  return (
    <Section title={t`Terms of your credit line`}>
      <Card>
        <Stack gap={3}>
          <Text as="p">
            <Plural
              value={termDays}
              one="An advance is in your wallet at once, and you repay it within # day. It counts toward the deposit limit that you have set."
              other="An advance is in your wallet at once, and you repay it within # days. It counts toward the deposit limit that you have set."
            />
          </Text>
          <Text as="p">
            <Trans>
              You can repay any part at any time. At the end of the last day what is due is taken from your wallet,
              never more than it holds, and again at the start of each day until it is repaid.
            </Trans>
          </Text>
          <Text as="p">
            <Trans>
              While anything is overdue, you cannot take advances, withdraw or transfer money. Your account can be
              closed only after everything is repaid.
            </Trans>
          </Text>
          <Text as="p">
            <Trans>There is no interest and no fee. Nothing is deducted from the bills of your contracts.</Trans>
          </Text>
          <FailureAlert error={accept.error} />
          {!line.terms.isAccepted && (
            <Inline gap={3}>
              <Button variant="primary" isPending={accept.isPending} onClick={() => accept.mutate()}>
                <Trans comment="Button: terms of a credit line">Accept the terms</Trans>
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
