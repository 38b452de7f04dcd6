import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listJobsOptions } from '@mekong/api-client/admin/queries/listJobs';
import { confirmClock } from '@mekong/api-client/admin/sdk/confirmClock';
import { listJobRuns } from '@mekong/api-client/admin/sdk/listJobRuns';
import type { JobRun, JobStatus } from '@mekong/api-client/admin/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { JobState, RunResult, runLabels } from '../../parts/job-states.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { Records } from '../../parts/Records.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useFailure } from '../../parts/use-failure.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { Values } from '../../parts/Values.tsx';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { figureLabels, jobLabels, windowLabels } from './job-labels.ts';

const refreshMs = 15_000;

/** What the site does by the clock: how each job stands, and what came of its runs. */
export function JobsScreen() {
  const { t } = useLingui();
  const say = useFailure();
  const query = useQuery({ ...listJobsOptions(), refetchInterval: refreshMs });
  return (
    <>
      <PageHeader title={t`Jobs`} text={t`What the site does by the clock.`} />
      {query.data?.clockHold && (
        <ClockHold expectedAt={query.data.clockHold.expectedAt} seenAt={query.data.clockHold.seenAt} />
      )}
      <JobTable
        jobs={query.data?.jobs}
        isLoading={query.isPending}
        failure={query.error ? { ...say(query.error), onRetry: () => void query.refetch() } : undefined}
      />
      <Runs jobs={query.data?.jobs} />
    </>
  );
}

interface JobTableProps {
  readonly jobs: readonly JobStatus[] | undefined;
  readonly isLoading: boolean;
  readonly failure: (ReturnType<ReturnType<typeof useFailure>> & { readonly onRetry: () => void }) | undefined;
}

function JobTable({ jobs, isLoading, failure }: JobTableProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const label = useLabel();
  return (
    <Records
      caption={t`Jobs`}
      rows={jobs}
      rowKey={({ job, merchant }) => `${job} ${merchant ?? ''}`}
      isLoading={isLoading}
      failure={failure}
      columns={[
        {
          key: 'job',
          header: t`Job`,
          priority: 'high',
          cell: ({ job, merchant }) => (
            <>
              <bdi>{label(jobLabels, job)}</bdi> {merchant && <bdi>({merchant})</bdi>}
            </>
          ),
        },
        {
          key: 'schedule',
          header: t`Schedule`,
          cell: ({ schedule, everySeconds, window }) => {
            if (everySeconds === undefined) return label(windowLabels, window ?? schedule);
            const span = formatDuration(everySeconds, code);
            return t({ message: `Every ${span}`, comment: 'When a job runs: Every 30 seconds' });
          },
        },
        { key: 'next', header: t`Next run`, cell: ({ nextAt }) => <DateTime value={nextAt} hasSeconds /> },
        {
          key: 'last',
          header: t`Last run`,
          cell: ({ endedAt, error, failures, worker }) => (
            <Stack gap={1}>
              {endedAt ? <DateTime value={endedAt} hasSeconds /> : '–'}
              {error && (
                <Text size="small" tone="negative" maxLines={2}>
                  {t`${plural(failures, { one: '# failure', other: '# failures in a row' })}`}: <bdi>{error}</bdi>
                </Text>
              )}
              {worker && (
                <Text size="small" tone="muted">
                  <bdi>{worker}</bdi>
                </Text>
              )}
            </Stack>
          ),
        },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state, lateSeconds }) => <JobState state={state} lateSeconds={lateSeconds} />,
        },
      ]}
    />
  );
}

/** The windows that wait because the clock of the database has jumped, and the way to let them go on. */
function ClockHold({ expectedAt, seenAt }: { readonly expectedAt: string; readonly seenAt: string }) {
  const { t } = useLingui();
  const act = useAct();
  const mayConfirm = useMay('confirmClock');
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <Alert
        tone="negative"
        title={t`Jobs wait: the clock of the database has jumped`}
        description={
          <Stack gap={2} align="start">
            <span>
              {t`Expected`} <DateTime value={expectedAt} hasSeconds hasZone /> · {t`Seen`}{' '}
              <DateTime value={seenAt} hasSeconds hasZone />
            </span>
            {mayConfirm && <Button onClick={() => setAsking(true)}>{t`Confirm the clock`}</Button>}
          </Stack>
        }
      />
      <ActDialog
        act={act}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Is the clock of the database right now?`}
        description={t`Windows up to that time are settled. This cannot be taken back.`}
        confirmLabel={t`Confirm the clock`}
        tone="danger"
        onConfirm={() =>
          void act
            .run(() => confirmClock({ body: reasonIn(reason) }), {
              said: t`Jobs go on`,
              stale: ['listJobs', 'getOverview'],
            })
            .then((done) => done && setAsking(false))
        }
      >
        <ApprovalReason value={reason} onValueChange={setReason} failure={act.error} />
      </ActDialog>
    </>
  );
}

function Runs({ jobs }: { readonly jobs: readonly JobStatus[] | undefined }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const label = useLabel();
  const options = useOptions();
  const names = jobs && [...new Set(jobs.map((one) => one.job))];
  const [{ job, state }, ignored] = useFilters({ job: names, state: runLabels });
  /** Figures of a run by what they are called. */
  const namedFigures = (detail: JobRun['detail']) =>
    Object.fromEntries(Object.entries(detail).map(([name, value]) => [label(figureLabels, name), value]));
  const list = useRows<JobRun>(['listJobRuns', { job, state }], ({ cursor, signal }) =>
    listJobRuns({ query: { job, state: state as never, cursor }, signal }),
  );
  return (
    <Section title={t`Runs`}>
      <ListTable
        ignored={ignored}
        caption={t`Runs`}
        list={list}
        rowKey={(run) => `${run.job} ${run.merchant} ${run.windowStart} ${run.endedAt} ${run.attempt}`}
        toolbar={
          <Inline gap={2}>
            <ChoiceFilter
              label={t`Job`}
              name="job"
              options={(names ?? []).map((value) => ({ value, label: label(jobLabels, value) }))}
            />
            <ChoiceFilter label={t`Result`} name="state" options={options(runLabels)} />
          </Inline>
        }
        empty={t`No runs match`}
        hint={t`Jobs that run more than once a minute are listed when they fail.`}
        columns={[
          { key: 'job', header: t`Job`, priority: 'high', cell: (run) => <bdi>{label(jobLabels, run.job)}</bdi> },
          { key: 'at', header: t`Time`, cell: ({ endedAt }) => <DateTime value={endedAt} hasSeconds /> },
          {
            key: 'window',
            header: t`Window`,
            cell: ({ windowStart, windowEnd }) =>
              windowStart && windowEnd ? (
                <>
                  <DateTime value={windowStart} /> – <DateTime value={windowEnd} show="time" />
                </>
              ) : (
                '–'
              ),
          },
          {
            key: 'took',
            header: t`Took`,
            align: 'end',
            cell: ({ seconds }) => (seconds < 1 ? t`under 1 s` : formatDuration(Math.round(seconds), code)),
          },
          {
            key: 'detail',
            header: t`Details`,
            cell: ({ detail, error }) =>
              error ? <Text tone="negative">{error}</Text> : <Values values={namedFigures(detail)} />,
          },
          {
            key: 'state',
            header: t`Result`,
            cell: (run) => <RunResult state={run.state} />,
          },
        ]}
      />
    </Section>
  );
}
