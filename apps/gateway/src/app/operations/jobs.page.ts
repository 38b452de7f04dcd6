import { z } from 'zod';
import { type Html, html } from '../../kernel/http/html.ts';
import type { JobRunRow, JobStatus } from '../../kernel/jobs/job-history.ts';
import { type OperationsPage, operatorOf } from './page.ts';

const NEWEST = 100;
/** A job that has waited so long has no process that runs it, or one that cannot keep up. */
const LATE_S = 60;

const filterOf = z.object({
  job: z
    .string()
    .regex(/^[a-z][a-z.-]{1,40}$/)
    .optional()
    .catch(undefined),
  state: z.enum(['DONE', 'FAILED']).optional().catch(undefined),
});

/** Jobs: when each runs, how it went, which windows were settled and what failed. */
export const jobsPage: OperationsPage = {
  path: '/jobs',
  title: 'Jobs',
  summary: 'What the site does by the clock: when each job runs next, settled windows, runs that failed.',
  register(app, { jobs }, render) {
    app.get('/jobs', async (request, reply) => {
      const filter = filterOf.parse(request.query);
      const [all, runs, hold] = [
        await jobs.jobs(),
        await jobs.runs({ ...filter, limit: NEWEST }),
        await jobs.clockHold(),
      ];
      const body = html`
${hold ? clockAlarm(hold) : undefined}
<h2>Jobs</h2>
${jobTable(all)}
<h2>Runs</h2>
<p class="hint">Every settled window, and of the other jobs the runs that failed.</p>
<form method="get" action="/jobs">
<label>Job <select name="job">${options(
        ['', ...new Set(all.map(({ job }) => job))].map((name) => [name, name || 'All']),
        filter.job,
      )}</select></label>
<label>Result <select name="state">${options(
        [
          ['', 'All'],
          ['DONE', 'Done'],
          ['FAILED', 'Failed'],
        ],
        filter.state,
      )}</select></label>
<button>Show</button>
</form>
${runs.length === 0 ? html`<p>No runs.</p>` : runTable(runs)}`;
      return reply.type('text/html; charset=utf-8').send(render('/jobs', body));
    });

    app.post('/jobs/clock', async (request, reply) => {
      if (!(await jobs.release(operatorOf(request)))) return reply.code(404).send('No windows are on hold.');
      return reply.redirect('/jobs', 303);
    });
  },
};

const shown = (moment: Date | null): string => (moment ? moment.toISOString().slice(0, 19).replace('T', ' ') : '–');

const options = (values: readonly (readonly [string, string])[], chosen: string | undefined): Html[] =>
  values.map(
    ([value, text]) =>
      html`<option value="${value}"${value === (chosen ?? '') ? html` selected` : undefined}>${text}</option>`,
  );

const clockAlarm = ({ expectedAt, seenAt }: { expectedAt: Date; seenAt: Date }): Html => html`
<div class="alarm" role="alert">
<p><strong>The clock of the database has jumped from ${shown(expectedAt)} to ${shown(seenAt)} (UTC).</strong> No window is settled until it is back, or until you confirm that it is right now.</p>
<form method="post" action="/jobs/clock"><button>The clock is right</button></form>
</div>`;

const stateOf = ({ failures, lastError, lateSeconds, startedAt, endedAt }: JobStatus): Html => {
  const late = lateSeconds > LATE_S ? `Late by ${Math.floor(lateSeconds / 60)} min. ` : '';
  if (failures > 0)
    return html`<span class="error">${late}Failed ${failures} times in a row:</span> <bdi>${lastError ?? ''}</bdi>`;
  if (startedAt && !endedAt) return html`${late}Running`;
  return late ? html`<span class="error">${late}</span>` : html`In time`;
};

const jobTable = (rows: readonly JobStatus[]): Html => html`
<div class="wide" role="region" aria-label="Jobs" tabindex="0"><table role="table">
<thead><tr role="row"><th scope="col" role="columnheader">Job</th><th scope="col" role="columnheader">Schedule</th><th scope="col" role="columnheader">Last run (UTC)</th><th scope="col" role="columnheader">Next</th><th scope="col" role="columnheader">State</th></tr></thead>
<tbody>${rows.map(
  (row) => html`<tr role="row">
<td role="cell" data-label="Job">${row.job}${row.merchant ? html`<br><span class="hint">${row.merchant}</span>` : undefined}</td>
<td role="cell" data-label="Schedule">${row.schedule}</td>
<td role="cell" data-label="Last run">${shown(row.startedAt)}${row.worker ? html`<br><span class="hint">${row.worker}, ${row.runs} runs</span>` : undefined}</td>
<td role="cell" data-label="Next">${shown(row.nextAt)}</td>
<td role="cell" data-label="State">${stateOf(row)}</td>
</tr>`,
)}</tbody>
</table></div>`;

const runTable = (rows: readonly JobRunRow[]): Html => html`
<div class="wide" role="region" aria-label="Runs" tabindex="0"><table role="table">
<thead><tr role="row"><th scope="col" role="columnheader">Job</th><th scope="col" role="columnheader">Window (UTC)</th><th scope="col" role="columnheader">Run</th><th scope="col" role="columnheader">Result</th></tr></thead>
<tbody>${rows.map(
  (row) => html`<tr role="row">
<td role="cell" data-label="Job">${row.job}${row.merchant ? html`<br><span class="hint">${row.merchant}</span>` : undefined}</td>
<td role="cell" data-label="Window">${row.zone ? html`${shown(row.windowStart)}<br>${shown(row.windowEnd)}<br><span class="hint">${row.zone}</span>` : '–'}</td>
<td role="cell" data-label="Run">${shown(row.startedAt)}<br><span class="hint">${((row.endedAt.getTime() - row.startedAt.getTime()) / 1_000).toFixed(1)} s, try ${row.attempt}</span></td>
<td role="cell" data-label="Result">${row.state === 'DONE' ? html`Done <bdi>${JSON.stringify(row.detail)}</bdi>` : html`<span class="error">Failed:</span> <bdi>${row.error ?? ''}</bdi>`}</td>
</tr>`,
)}</tbody>
</table></div>`;
