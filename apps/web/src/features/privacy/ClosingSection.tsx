import { Trans, useLingui } from '@lingui/react/macro';
import { getAccountClosingOptions } from '@mekong/api-client/queries/getAccountClosing';
import { getMarketingConsentQueryKey } from '@mekong/api-client/queries/getMarketingConsent';
import { listConsentsQueryKey } from '@mekong/api-client/queries/listConsents';
import { keepAccount } from '@mekong/api-client/sdk/keepAccount';
import type { AccountClosing } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Inline } from '@mekong/ui/Inline';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { focusContent } from '../../state/content.ts';
import { AccountRest } from './AccountRest.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { SmallRest } from './SmallRest.tsx';

/** The end of the account: what it means, what is left, and the way back while there is one. */
export function ClosingSection() {
  const { t } = useLingui();
  return (
    <Section title={t`Close the account`}>
      <Card padding="lg">
        <OwnClosing />
      </Card>
    </Section>
  );
}

function OwnClosing() {
  const queryClient = useQueryClient();
  const closing = getAccountClosingOptions();
  const { data, error, refetch, isFetching } = useQuery(closing);
  const isChanged = useRef(false);
  const shown = data?.state;
  useEffect(() => {
    // what was pressed has gone with what it stood in
    if (shown !== undefined && isChanged.current) focusContent();
    isChanged.current = false;
  }, [shown]);
  const takeState = (state: AccountClosing) => {
    isChanged.current = true;
    queryClient.setQueryData(closing.queryKey, state);
    for (const [name] of [listConsentsQueryKey(), getMarketingConsentQueryKey()])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
  if (!data)
    return error ? (
      <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton shape="control" />
    );
  return data.state === 'CLOSING' ? (
    <Waiting closing={data} onChange={takeState} />
  ) : (
    <Open closing={data} onChange={takeState} />
  );
}

interface StateProps {
  readonly closing: AccountClosing;
  readonly onChange: (state: AccountClosing) => void;
}

function Open({ closing, onChange }: StateProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack gap={4}>
      <Text tone="muted">
        <Trans>
          Games and deposits end at once, the account as soon as your money is paid out. If you only want to stop
          playing for a while, take a break instead.
        </Trans>
      </Text>
      <Inline gap={3}>
        <ButtonLink href="/member?page=safer">
          <Trans>Take a break</Trans>
        </ButtonLink>
        <Button variant="danger" onClick={() => setAsked(true)}>
          <Trans>Close my account</Trans>
        </Button>
      </Inline>
      {isAsked && <CloseDialog closing={closing} onChange={onChange} onClose={() => setAsked(false)} />}
    </Stack>
  );
}

function Waiting({ closing, onChange }: StateProps) {
  const { t } = useLingui();
  const { act, pending, alert } = useAction();
  return (
    <Stack gap={4}>
      <Alert
        title={t`Your account is being closed`}
        description={t`Games and deposits have ended. The account closes automatically when nothing below is left.`}
      />
      <AccountRest closing={closing} />
      <SmallRest closing={closing} onChange={onChange} />
      <Inline gap={3}>
        <ButtonLink variant="primary" href="/member?page=withdraw">
          {t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' })}
        </ButtonLink>
        {closing.mayKeep && (
          <Button
            isPending={pending !== undefined}
            onClick={() => void act('keep', async () => onChange(await keepAccount()))}
          >
            <Trans>Keep my account</Trans>
          </Button>
        )}
      </Inline>
      {alert}
    </Stack>
  );
}
