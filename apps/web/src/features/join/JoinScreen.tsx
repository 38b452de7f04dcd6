import { Trans, useLingui } from '@lingui/react/macro';
import { listAgentPlansOptions } from '@mekong/api-client/queries/listAgentPlans';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { usePermission } from '../../queries/status.ts';
import { JoinQuestions } from './JoinQuestions.tsx';
import { Plans } from './Plans.tsx';

/** What it means to be an agent: the plans of the house with an example to try, common questions, and whom to ask. */
export function JoinScreen({ plan }: { readonly plan?: string | undefined }) {
  const { t } = useLingui();
  const title = t({ message: 'Become an agent', comment: 'Page for whoever wants to be an agent of the site' });
  usePageTitle(title);
  const { data, error, refetch, isFetching } = useQuery(listAgentPlansOptions());
  const plans = data?.content;
  return (
    <Stack gap={6}>
      <PageHeader
        title={title}
        actions={
          <ButtonLink variant="primary" href="/join/apply">
            {t({ message: 'Apply', context: 'agent', comment: 'Command: to become an agent' })}
          </ButtonLink>
        }
        text={
          <Trans>
            Agents bring in members and other agents, and are paid by what their team plays. A contract says how, and it
            starts only after you have signed it.
          </Trans>
        }
      />
      <Section title={t({ message: 'Plans', comment: 'What the house offers to new agents' })}>
        {plans?.length ? (
          <Plans plans={plans} planId={plan} />
        ) : plans ? (
          <StateView
            kind="empty"
            level={3}
            title={t`No plans are published`}
            description={t`Ask us what we can offer you.`}
          />
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Stack gap={3}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
        )}
      </Section>
      <Section title={t({ message: 'Questions', comment: 'Heading above common questions and their answers' })}>
        <JoinQuestions />
      </Section>
      <JoinContact />
    </Stack>
  );
}

/** Ways to reach the customer service; nothing where the merchant has none. */
function JoinContact() {
  const { t } = useLingui();
  const { customerService } = usePermission();
  const services = new Map(customerService.flatMap((entry) => (entry.url ? [[entry.url, entry.title] as const] : [])));
  if (services.size === 0) return null;
  return (
    <Section title={t({ message: 'Contact us', comment: 'Heading above the ways to reach the site' })}>
      <Stack gap={3}>
        <Text tone="muted">
          <Trans>Ask us before you decide.</Trans>
        </Text>
        <Inline gap={3}>
          {[...services].map(([url, name]) => (
            <ButtonLink key={url} href={url}>
              {name}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Section>
  );
}
