import {
  zAuditAction,
  zAuditField,
  zAuditObjectKind,
  zAuditRole,
  zJobFigure,
  zJobName,
} from '@mekong/api-client/admin/contract/validators';
import type { JobRun } from '@mekong/api-client/admin/types';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';
import { actionLabels } from '../../parts/action-labels.ts';
import { auditFieldLabels } from '../../parts/audit-field-labels.ts';
import { actorLabels, objectLabels } from '../../parts/audit-labels.ts';
import { figureLabels, jobLabels } from './job-labels.ts';

test('each job is shown by what it does and how often, one of another release by its code', async () => {
  const job = { startedAt: '2026-11-22T09:00:00.000Z', nextAt: '2026-11-22T09:00:30.000Z', lateSeconds: 0 };
  const state = { runs: 1, failures: 0, state: 'onTime' };
  await openConsole('/jobs', {
    listJobs: () => ({
      jobs: [
        { ...job, ...state, job: 'sessions.end-stale', schedule: 'every 90 s', everySeconds: 90 },
        { ...job, ...state, job: 'bills.make', merchant: 'mekong', schedule: 'day', window: 'day' },
      ],
    }),
    listJobRuns: () => ({ content: [] }),
  });
  const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent;
  expect(await rowOf('End idle sessions')).toContain('Every 1 minute, 30 seconds');
  expect(await rowOf('bills.make (mekong)')).toContain('Every day');
});

test('every job, every figure of a run and everything that the audit trail names has a name', () => {
  expect(Object.keys(jobLabels).sort()).toEqual([...zJobName.options].sort());
  expect(Object.keys(figureLabels).sort()).toEqual([...zJobFigure.options].sort());
  expect(Object.keys(auditFieldLabels).sort()).toEqual([...zAuditField.options].sort());
  expect(Object.keys(actionLabels).sort()).toEqual([...zAuditAction.options].sort());
  expect(Object.keys(actorLabels).sort()).toEqual([...zAuditRole.options].sort());
  expect(Object.keys(objectLabels).sort()).toEqual([...zAuditObjectKind.options].sort());
});

test('the history of jobs says when each run ended and what came of it, also of a job without windows', async () => {
  const run: JobRun = {
    ...{ job: 'messages.purge', state: 'DONE', attempt: 1, seconds: 0.2, detail: { bills: 3 } },
    startedAt: '2026-11-22T09:00:00.000Z',
    endedAt: '2026-11-22T09:00:00.200Z',
  };
  await openConsole('/jobs', { listJobRuns: () => ({ content: [run] }) });
  const row = (await screen.findByRole('rowheader', { name: 'Clear old messages' })).closest('tr');
  expect(row?.textContent).toContain('Bills: 3');
  expect(
    row &&
      within(row)
        .getByText(/Nov 22, 2026/)
        .getAttribute('datetime'),
  ).toBe(run.endedAt);
});
