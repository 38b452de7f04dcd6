import type { JobRun } from '@mekong/api-client/admin/types';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('the history of jobs says when each run ended, also of a job without windows', async () => {
  const run: JobRun = {
    ...{ job: 'messages.purge', state: 'DONE', attempt: 1, seconds: 0.2, detail: {} },
    startedAt: '2026-11-22T09:00:00.000Z',
    endedAt: '2026-11-22T09:00:00.200Z',
  };
  await openConsole('/jobs', { listJobRuns: () => ({ content: [run] }) });
  const row = (await screen.findByRole('rowheader', { name: 'messages.purge' })).closest('tr');
  expect(
    row &&
      within(row)
        .getByText(/Nov 22, 2026/)
        .getAttribute('datetime'),
  ).toBe(run.endedAt);
});
