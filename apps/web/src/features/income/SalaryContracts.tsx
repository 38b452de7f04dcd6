import { Trans, useLingui } from '@lingui/react/macro';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ContractTerms } from '../../parts/agents/ContractTerms.tsx';
import { type KnownKind, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { Failure } from '../../parts/Failure.tsx';
import { contractsQuery } from '../../queries/contracts.ts';

/** Contracts of a kind that an agent holds, with their terms. */
export function SalaryContracts({ kind }: { readonly kind: KnownKind }) {
  const { t } = useLingui();
  const gamesOf = useGamesLabel();
  const { data, error, refetch, isFetching } = useInfiniteQuery(contractsQuery('DOWNLINE'));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="control" />;
  const signed = data.pages
    .flatMap(({ content }) => content)
    .filter((one) => one.kind === kind && (one.inForce ?? one.signed) !== undefined);
  return signed.map((contract) => {
    const { contractId, gameType, inForce, endsAt } = contract;
    const since = inForce?.effectiveFrom;
    return (
      <Stack key={contractId} gap={2}>
        <Inline justify="space-between">
          <Heading level={2} size="subtitle">
            {gamesOf(gameType)}
          </Heading>
          <Link href={`/agentHome?page=contracts&contract=${contractId}`}>{t`Terms and history`}</Link>
        </Inline>
        <Text tone="muted" size="small">
          {endsAt ? (
            <Trans comment="A date and time follows">
              Ends <DateTime value={endsAt} />
            </Trans>
          ) : (
            since && (
              <Trans comment="Of the terms of a contract; a date and time follows">
                In force since <DateTime value={since} />
              </Trans>
            )
          )}
        </Text>
        <ContractTerms contract={contract} />
      </Stack>
    );
  });
}
