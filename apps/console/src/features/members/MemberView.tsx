import { useLingui } from '@lingui/react/macro';
import { getMemberOptions } from '@mekong/api-client/admin/queries/getMember';
import type { MemberDetail, MemberLock } from '@mekong/api-client/admin/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, LockKeyholeOpen, LockOpen, Network, PenLine } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { MemberNotes } from '../../parts/MemberNotes.tsx';
import { kindLabels } from '../../parts/member-labels.ts';
import { useMay } from '../../queries/operator.ts';
import { type Help, HelpDialog } from './HelpDialog.tsx';
import { MemberClosing } from './MemberClosing.tsx';
import { MemberMoney } from './MemberMoney.tsx';
import { MemberPlay } from './MemberPlay.tsx';
import { MemberSessions } from './MemberSessions.tsx';
import { MemberSignIns } from './MemberSignIns.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { StatusTag } from './StatusTag.tsx';

// few open it: its fields come when it is opened
const CorrectDialog = lazy(async () => ({ default: (await import('./CorrectDialog.tsx')).CorrectDialog }));

/** One member with what is needed to help: account, sessions, log-ins, and the actions. */
export function MemberView({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [help, setHelp] = useState<Help>();
  const query = useQuery(getMemberOptions({ path: { id } }));
  const mayUnlock = useMay('unlockMemberLogin');
  const mayLift = useMay('liftMemberLock');
  const mayMove = useMay('moveMember');
  const [isMoving, setMoving] = useState(false);
  const mayCorrect = useMay('correctWallet');
  const [isCorrecting, setCorrecting] = useState(false);
  const mayCheck = useMay('getIdentityReview');
  const mayCredit = useMay('listCreditLines');
  const mayPlay = useMay('getMemberPlay');
  const mayClosing = useMay('getMemberClosing');
  const maySessions = useMay('listMemberSessions');
  const mayMoney = useMay('getMemberMoney');
  const mayNotes = useMay('listMemberNotes');
  return (
    <>
      <PageHeader
        title={query.data?.username ?? t`Member ${id}`}
        text={query.data && <Facts member={query.data} />}
        actions={
          <>
            <ButtonLink href="/members" icon={ArrowLeft}>
              {t`All members`}
            </ButtonLink>
            {mayCheck && query.data && query.data.kind !== 'trial' && (
              <ButtonLink href={`/identity-checks?member=${id}`}>{t`Identity check`}</ButtonLink>
            )}
            {mayCredit && query.data?.kind === 'agent' && (
              <ButtonLink
                href={`/credit-lines?q=${encodeURIComponent(query.data.username)}`}
              >{t`Credit line`}</ButtonLink>
            )}
            {mayUnlock && query.data && (
              <Button icon={LockOpen} onClick={() => setHelp({ kind: 'unlock' })}>
                {t`Forget failed log-ins`}
              </Button>
            )}
            {mayLift && query.data?.lock && (
              <Button icon={LockKeyholeOpen} onClick={() => setHelp({ kind: 'lift' })}>
                {t`Lift the lock`}
              </Button>
            )}
            {mayMove && query.data && query.data.kind !== 'trial' && (
              <Button icon={Network} onClick={() => setMoving(true)}>
                {t`Move below another agent`}
              </Button>
            )}
            {mayCorrect && query.data && query.data.kind !== 'trial' && query.data.status !== 'closed' && (
              <Button icon={PenLine} onClick={() => setCorrecting(true)}>
                {t`Correct the balance`}
              </Button>
            )}
          </>
        }
      />
      <Loaded query={query}>{(member) => <Account member={member} />}</Loaded>
      {mayMoney && query.data && <MemberMoney id={id} username={query.data.username} />}
      {mayNotes && query.data && (
        <Section title={t({ message: 'Notes', comment: 'Heading: what operators have noted about a member' })}>
          <MemberNotes id={id} />
        </Section>
      )}
      {mayClosing && query.data && <MemberClosing id={id} />}
      {maySessions && query.data && (
        <>
          <MemberSessions id={id} onHelp={setHelp} />
          <MemberSignIns id={id} />
        </>
      )}
      {mayPlay && query.data && <MemberPlay id={id} />}
      {isCorrecting && query.data && (
        <Suspense>
          <CorrectDialog member={query.data} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
      {isMoving && <MoveDialog id={id} upline={query.data?.upline} onClose={() => setMoving(false)} />}
      {help && <HelpDialog id={id} help={help} onClose={() => setHelp(undefined)} />}
    </>
  );
}

function Lock({ lock: { agent, reason, at } }: { readonly lock: MemberLock }) {
  return (
    <>
      <bdi>{agent}</bdi>, <DateTime value={at} hasZone />: <bdi>{reason}</bdi>
    </>
  );
}

function Facts({ member }: { readonly member: MemberDetail }) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <Inline gap={2}>
      <span>
        {label(kindLabels, member.kind)} · {t`Number ${member.id}`}
      </span>
      <StatusTag status={member.status} />
    </Inline>
  );
}

function Account({ member }: { readonly member: MemberDetail }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const secured = [
    member.hasSecondFactor && t`Authenticator app`,
    member.passkeys > 0 && t`Passkeys: ${formatNumber(member.passkeys, code)}`,
  ].filter((word) => word !== false);
  return (
    <>
      <StatCards
        label={t`Account`}
        stats={[
          { key: 'balance', label: t`Balance`, value: <Money amount={member.balance} currency={member.currency} /> },
          ...(member.vendorWallets ?? []).map(({ vendor, balance }) => ({
            key: `at-${vendor}`,
            label: t({
              message: `At ${vendor}`,
              comment: 'Money of a member; {vendor} is the code of a game provider',
            }),
            value: <Money amount={balance} currency={member.currency} />,
          })),
          { key: 'sessions', label: t`Active sessions`, value: formatNumber(member.openSessions, code) },
          {
            key: 'failed',
            label: t`Failed log-ins in the last hour`,
            value: formatNumber(member.failedLogins, code),
            note: member.waitSeconds > 0 ? t`Next try in ${formatDuration(member.waitSeconds, code)}` : undefined,
          },
        ]}
      />
      <Card>
        {/* beside each other where there is room: at both ends of a wide line name and value do not belong together */}
        <Grid column="panel" gap={6} isFilled>
          <DescriptionList
            label={t`Account`}
            items={[
              { key: 'since', label: t`Registered`, value: <DateTime value={member.registeredAt} show="date" /> },
              { key: 'upline', label: t`Upline`, value: <bdi>{member.upline ?? '–'}</bdi> },
              ...(member.lock
                ? [{ key: 'lock', label: t`Locked by the agent`, value: <Lock lock={member.lock} /> }]
                : []),
              ...(member.move
                ? [
                    {
                      key: 'move',
                      label: t`Moves when its contracts end`,
                      value: (
                        <>
                          <bdi>{member.move.upline ?? '–'}</bdi>, <DateTime value={member.move.dueAt} hasZone />
                        </>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <DescriptionList
            label={t`Log-in and security`}
            items={[
              {
                key: 'login',
                label: t`Last log-in`,
                value: member.lastLoginAt ? <DateTime value={member.lastLoginAt} hasZone /> : '–',
              },
              {
                key: 'secured',
                label: t`Second factor`,
                value: secured.length > 0 ? secured.join(', ') : t({ message: 'None', comment: 'There is no value' }),
              },
              ...(member.mustChangePassword
                ? [{ key: 'password', label: t`Password`, value: t`Has to change the password` }]
                : []),
            ]}
          />
        </Grid>
      </Card>
    </>
  );
}
