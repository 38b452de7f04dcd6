import { z } from 'zod';
import { type Html, html } from '../../kernel/http/html.ts';
import type { ReportRow } from '../../modules/reports/reports.repository.ts';
import { type OperationsPage, operatorOf } from './page.ts';

const NEWEST = 100;

const KINDS: Record<ReportRow['kind'], string> = {
  NOT_LOADING: 'Does not load',
  STUCK: 'Stopped or froze',
  WRONG_RESULT: 'Result or balance is wrong',
  DISPLAY: 'Looks or sounds wrong',
  OTHER: 'Something else',
};

const filterOf = z.object({
  status: z.enum(['OPEN', 'CLOSED', 'ALL']).default('OPEN').catch('OPEN'),
  ticket: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^G-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .optional()
    .catch(undefined),
});
type Filter = z.output<typeof filterOf>;

/** Problems that players report from the page of a game. */
export const reportsPage: OperationsPage = {
  path: '/reports',
  title: 'Game reports',
  summary: 'Problems with games that players have reported, with their session and last rounds.',
  register(app, { reports }, render) {
    app.get('/reports', async (request, reply) => {
      const filter = filterOf.parse(request.query);
      const found = await reports.list({
        // who looks for a ticket finds it, dealt with or not
        status: filter.status === 'ALL' || filter.ticket ? undefined : filter.status,
        ticket: filter.ticket,
        limit: NEWEST,
      });
      const body = html`
${filterForm(filter)}
${found.length === 0 ? html`<p>No reports.</p>` : table(found)}`;
      return reply.type('text/html; charset=utf-8').send(render('/reports', body));
    });

    app.post<{ Params: { id: string } }>('/reports/:id/close', async (request, reply) => {
      const { id } = request.params;
      if (!/^\d{1,18}$/.test(id) || !(await reports.close(id, operatorOf(request))))
        return reply.code(404).send('No open report.');
      return reply.redirect('/reports', 303);
    });
  },
};

const STATES: readonly (readonly [Filter['status'], string])[] = [
  ['OPEN', 'To be dealt with'],
  ['CLOSED', 'Dealt with'],
  ['ALL', 'All'],
];

const filterForm = ({ status, ticket }: Filter): Html => html`<form method="get" action="/reports">
<label>State <select name="status">${STATES.map(([value, text]) => html`<option value="${value}"${value === status ? html` selected` : undefined}>${text}</option>`)}</select></label>
<label>Ticket <input name="ticket" value="${ticket}" placeholder="G-7K2M-94QX" autocomplete="off" spellcheck="false"></label>
<button>Show</button>
</form>`;

const table = (rows: readonly ReportRow[]): Html => html`
<div class="wide" role="region" aria-label="Game reports" tabindex="0"><table role="table">
<thead><tr role="row"><th scope="col" role="columnheader">Ticket</th><th scope="col" role="columnheader">Time (UTC)</th><th scope="col" role="columnheader">Account</th><th scope="col" role="columnheader">Game</th><th scope="col" role="columnheader">Problem</th><th scope="col" role="columnheader">Session and rounds</th><th scope="col" role="columnheader">State</th></tr></thead>
<tbody>${rows.map(row)}</tbody>
</table></div>`;

const row = (report: ReportRow): Html => html`<tr role="row">
<td role="cell" data-label="Ticket">${report.ticket}</td>
<td role="cell" data-label="Time">${report.receivedAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
<td role="cell" data-label="Account"><bdi>${report.username}</bdi></td>
<td role="cell" data-label="Game">${report.game.EN}<br><span class="hint">${report.vendor}</span></td>
<td role="cell" data-label="Problem" class="text"><strong>${KINDS[report.kind]}</strong><br><bdi>${report.text}</bdi></td>
<td role="cell" data-label="Session and rounds">${report.gameSessionId ? html`Session ${report.gameSessionId}` : 'No session'}${report.roundIds.map((id) => html`<br><bdi>${id}</bdi>`)}</td>
<td role="cell" data-label="State">${report.status === 'OPEN' ? html`<form method="post" action="/reports/${report.id}/close"><button>Mark ${report.ticket} as dealt with</button></form>` : 'Dealt with'}</td>
</tr>`;
