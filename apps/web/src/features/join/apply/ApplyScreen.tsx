import { Trans, useLingui } from '@lingui/react/macro';
import { getAgencyApplicationOptions } from '@mekong/api-client/queries/getAgencyApplication';
import { getCountriesOptions } from '@mekong/api-client/queries/getCountries';
import { getOwnApplicationOptions } from '@mekong/api-client/queries/getOwnApplication';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Container } from '@mekong/ui/Container';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide';
import { isTrial, opensAgentCentre } from '../../../entry/account-type.ts';
import { Failure } from '../../../parts/Failure.tsx';
import { RecordPlaceholder } from '../../../parts/records/RecordPlaceholder.tsx';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { useSessionValue, useViewer } from '../../../state/session.ts';
import { ApplicationState } from './ApplicationState.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { TrialNotice } from './TrialNotice.tsx';

/** The application of whoever wants to become an agent: the form, and how it stands once it was sent. */
export function ApplyScreen({ ticket }: { readonly ticket?: string | undefined }) {
  const { t } = useLingui();
  const title = t({ message: 'Apply as an agent', comment: 'Page with the application of an agent' });
  usePageTitle(title);
  return (
    <Container width="narrow" align="start" isNested>
      <Stack gap={5}>
        <Inline>
          <ButtonLink variant="ghost" size="sm" icon={ArrowLeft} href="/join">
            {t({ message: 'Become an agent', comment: 'Page for whoever wants to be an agent of the site' })}
          </ButtonLink>
        </Inline>
        <PageHeader title={title} />
        {ticket === undefined ? <Application /> : <ByTicket ticket={ticket} />}
      </Stack>
    </Container>
  );
}

const loading = (
  <Stack gap={4}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </Stack>
);

/** What somebody without a ticket in the address sees, by who it is. */
function Application() {
  const viewer = useViewer();
  const username = useSessionValue('username');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const isMember = viewer.signedIn && viewer.type === 0;
  const own = useQuery({ ...getOwnApplicationOptions(), enabled: isMember });
  const countries = useQuery({
    ...getCountriesOptions({ query: { language: code } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (viewer.signedIn && opensAgentCentre(viewer.type)) return <AlreadyAgent />;
  if (viewer.signedIn && isTrial(viewer.type)) return <TrialNotice />;
  const failed = [own, countries].find(({ data, error }) => data === undefined && error);
  if (failed)
    return <Failure error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />;
  if (!countries.data || (isMember && !own.data)) return loading;
  const application = own.data?.application;
  if (application?.state === 'OPEN' || application?.state === 'APPROVED')
    return <ApplicationState application={application} />;
  return (
    <>
      {application && <ApplicationState application={application} />}
      <ApplyForm
        key={username}
        countries={countries.data.countries}
        onSent={({ ticket }) => void navigate({ to: '/join/apply', search: (said) => ({ ...said, ticket }) })}
      />
    </>
  );
}

function ByTicket({ ticket }: { readonly ticket: string }) {
  const { t } = useLingui();
  const query = useQuery(getAgencyApplicationOptions({ path: { ticket } }));
  if (query.data) return <ApplicationState application={query.data} />;
  return (
    <RecordPlaceholder
      query={query}
      title={t`There is no application with this number`}
      description={t`Check the number in the address.`}
      outline={loading}
    >
      <ButtonLink href="/join/apply">
        {t({ message: 'Apply', context: 'agent', comment: 'Command: to become an agent' })}
      </ButtonLink>
    </RecordPlaceholder>
  );
}

function AlreadyAgent() {
  const { t } = useLingui();
  return (
    <StateView
      kind="empty"
      level={2}
      title={t`You are an agent already`}
      description={t`Your team, your contracts and your income are there.`}
    >
      <ButtonLink variant="primary" href="/agentHome">
        <Trans>Open the agent centre</Trans>
      </ButtonLink>
    </StateView>
  );
}
