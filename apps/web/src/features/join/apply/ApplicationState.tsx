import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getAgencyApplicationQueryKey } from '@mekong/api-client/queries/getAgencyApplication';
import { getOwnApplicationOptions } from '@mekong/api-client/queries/getOwnApplication';
import { takeUpAgency } from '@mekong/api-client/sdk/takeUpAgency';
import { session } from '@mekong/api-client/session';
import type { AgencyApplicationState, AgencyReason } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { CopyButton } from '@mekong/ui/CopyButton';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isTrial, opensAgentCentre } from '../../../entry/account-type.ts';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useViewer } from '../../../state/session.ts';
import { TrialNotice } from './TrialNotice.tsx';

/** Why an application was rejected, and what can be done. */
const reasons: Readonly<Record<Exclude<AgencyReason, object>, MessageDescriptor>> = {
  INCOMPLETE: msg`Details are missing or wrong. Apply again with all of them.`,
  UNREACHED: msg`We could not reach you. Apply again with a contact that you read.`,
  REACH: msg`We look for agents who expect more players.`,
  REGION: msg`The site is not offered in your country.`,
  TERMS: msg`What you plan is against our terms.`,
};

interface ApplicationStateProps {
  readonly application: AgencyApplicationState;
}

/** How an application stands, and what comes next. */
export function ApplicationState({ application }: ApplicationStateProps) {
  const { t } = useLingui();
  const { ticket, sentAt, decidedAt, state } = application;
  return (
    <Stack gap={4}>
      <Outcome application={application} />
      <Card>
        <DescriptionList
          label={t`Your application`}
          items={[
            {
              key: 'ticket',
              label: t`Ticket number`,
              value: (
                <Inline gap={2}>
                  <bdi dir="ltr">{ticket}</bdi>
                  <CopyButton size="sm" text={ticket}>
                    <Trans>Copy</Trans>
                  </CopyButton>
                </Inline>
              ),
            },
            {
              key: 'sent',
              label: t({ message: 'Sent', context: 'application', comment: 'When an application was sent' }),
              value: <DateTime value={sentAt} />,
            },
            ...(decidedAt
              ? [
                  {
                    key: 'decided',
                    label: t({
                      message: 'Decided',
                      context: 'application',
                      comment: 'When an application was decided',
                    }),
                    value: <DateTime value={decidedAt} />,
                  },
                ]
              : []),
          ]}
        />
      </Card>
      {state === 'APPROVED' && <NextStep application={application} />}
    </Stack>
  );
}

function Outcome({ application: { state, reason, isTaken } }: ApplicationStateProps) {
  const { t, i18n } = useLingui();
  if (state === 'APPROVED')
    return (
      <Alert
        tone="positive"
        title={t`Your application was approved`}
        description={
          isTaken ? t`The account is that of an agent now.` : t`Make your account that of an agent to begin.`
        }
      />
    );
  if (state === 'REJECTED')
    return (
      <Alert
        tone="negative"
        title={t`Your application was rejected`}
        description={i18n._(lookUp(reasons, reason ?? 'INCOMPLETE', reasons.INCOMPLETE))}
      />
    );
  return (
    <Alert
      tone="info"
      title={t`Your application is under review`}
      description={t`We answer by a message on the site or by your contact. Keep the ticket number to look here again.`}
    />
  );
}

/** Of an approved application: the agent centre, or what is still to be done for it. */
function NextStep({ application: { ticket, isTaken } }: ApplicationStateProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const isMember = viewer.signedIn && viewer.type === 0;
  // whoever has the ticket reads the application: only the account that it belongs to is an agent by it
  const own = useQuery({ ...getOwnApplicationOptions(), enabled: isTaken === true && isMember });
  const isOwn = isTaken && isMember && own.data?.application?.ticket === ticket;
  useEffect(() => {
    // operators have approved it while the page was open: the session still says member
    if (isOwn) session.set({ isAgent: 1 });
  }, [isOwn]);
  if (viewer.signedIn && opensAgentCentre(viewer.type))
    return (
      <Inline>
        <ButtonLink variant="primary" href="/agentHome">
          <Trans>Open the agent centre</Trans>
        </ButtonLink>
      </Inline>
    );
  if (isTaken) return null;
  if (!viewer.signedIn) {
    const here = `/join/apply?ticket=${ticket}`;
    return (
      <Inline gap={3}>
        <ButtonLink
          variant="primary"
          href={`${here}&modal=login&returnTo=${encodeURIComponent(here)}`}
        >{t`Log in`}</ButtonLink>
        <ButtonLink href={`${here}&modal=register`}>{t`Register`}</ButtonLink>
      </Inline>
    );
  }
  if (isTrial(viewer.type)) return <TrialNotice />;

  async function take(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      const taken = await takeUpAgency({ path: { ticket } });
      session.set({ isAgent: 1 });
      queryClient.setQueryData(getAgencyApplicationQueryKey({ path: { ticket } }), taken);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <Stack gap={3}>
      <FailureAlert error={failure} />
      <Inline>
        <Button variant="primary" isPending={isPending} onClick={() => void take()}>
          <Trans>Make this account that of an agent</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
