import { useLingui } from '@lingui/react/macro';
import { getMarketingConsentOptions } from '@mekong/api-client/queries/getMarketingConsent';
import { listConsentsQueryKey } from '@mekong/api-client/queries/listConsents';
import { setMarketingConsent } from '@mekong/api-client/sdk/setMarketingConsent';
import { Card } from '@mekong/ui/Card';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Switch } from '@mekong/ui/Switch';
import { Text } from '@mekong/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { useAction } from '../../parts/step-up/use-action.tsx';

/** Whether offers may be sent. What the gateway did not confirm does not look done. */
export function OffersSection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const consent = getMarketingConsentOptions();
  const { data, error, refetch, isFetching } = useQuery(consent);
  const { act, pending, alert } = useAction();

  async function choose(isGiven: boolean): Promise<void> {
    const isDone = await act('offers', async () => {
      queryClient.setQueryData(consent.queryKey, await setMarketingConsent({ body: { isGiven } }));
    });
    if (isDone) void queryClient.invalidateQueries({ queryKey: [listConsentsQueryKey()[0]] });
  }

  return (
    <Section title={t`Offers`}>
      {alert}
      {data && (
        <Card padding="lg">
          {data.mayGive || data.isGiven ? (
            <Switch
              label={t`Send me offers and news`}
              description={t`You can change your mind at any time. Messages about your account and your money come in any case.`}
              isChecked={data.isGiven}
              isPending={pending !== undefined}
              onCheckedChange={(isGiven) => void choose(isGiven)}
            />
          ) : (
            <Text tone="muted">{t`While games and deposits are closed for you, we send no offers.`}</Text>
          )}
        </Card>
      )}
      {!data && error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton shape="control" />}
    </Section>
  );
}
