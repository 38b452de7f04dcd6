import { useLingui } from '@lingui/react/macro';
import { getWinnerBoardQueryKey } from '@mekong/api-client/queries/getWinnerBoard';
import { getWinnerBoardChoiceOptions } from '@mekong/api-client/queries/getWinnerBoardChoice';
import { updateWinnerBoardChoice } from '@mekong/api-client/sdk/updateWinnerBoardChoice';
import { Card } from '@mekong/ui/Card';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Switch } from '@mekong/ui/Switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { useAction } from '../../parts/step-up/use-action.tsx';

/** Whether the member's wins may stand on the winners board. What the gateway did not confirm does not look done. */
export function WinnersSection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const choice = getWinnerBoardChoiceOptions();
  const { data, error, refetch, isFetching } = useQuery(choice);
  const { act, pending, alert } = useAction();

  async function choose(isShown: boolean): Promise<void> {
    const isDone = await act('choice', async () => {
      queryClient.setQueryData(choice.queryKey, await updateWinnerBoardChoice({ body: { optOut: !isShown } }));
    });
    if (isDone) void queryClient.invalidateQueries({ queryKey: [getWinnerBoardQueryKey()[0]] });
  }

  return (
    <Section title={t`Winners board`}>
      {alert}
      {data && (
        <Card padding="lg">
          <Switch
            label={t`Show my wins on the winners board`}
            description={t`Your name is masked. If you turn this off, past wins leave the board. Your balance doesn't change.`}
            isChecked={!data.optOut}
            isPending={pending !== undefined}
            onCheckedChange={(isShown) => void choose(isShown)}
          />
        </Card>
      )}
      {!data && error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton shape="control" />}
    </Section>
  );
}
