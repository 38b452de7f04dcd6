import { z } from 'zod';
import type { AuditRow } from '../../kernel/audit/audit.repository.ts';
import { type Html, html } from '../../kernel/http/html.ts';
import type { OperationsPage } from './page.ts';

const NEWEST = 100;

const filterOf = z.object({
  action: z
    .string()
    .regex(/^[a-z.-]{1,40}$/)
    .optional()
    .catch(undefined),
  actor: z.string().trim().min(1).max(80).optional().catch(undefined),
  check: z.literal('on').optional().catch(undefined),
});

/** Actions that are offered in the filter: those that operators ask for. Others are found by their name in the address. */
const ACTIONS = [
  'setting.changed',
  'listing.changed',
  'message.retried',
  'login.ok',
  'login.failed',
  'register',
  'session.ended',
];

/** The audit chain: who did what, with the values before and after. */
export const auditPage: OperationsPage = {
  path: '/audit',
  title: 'Audit',
  summary: `The newest ${NEWEST} rows of the audit chain: who did what and when.`,
  register(app, { audit }, render) {
    app.get('/audit', async (request, reply) => {
      const { action, actor, check } = filterOf.parse(request.query);
      const rows = await audit.newest({ action, actor, limit: NEWEST });
      const body = html`
<form method="get" action="/audit">
<label>Action <select name="action">${options(action)}</select></label>
<label>Account, operator or object <input name="actor" value="${actor}" autocomplete="off" spellcheck="false"></label>
<label>Check the whole chain <select name="check"><option value="">No</option><option value="on"${check ? html` selected` : undefined}>Yes</option></select></label>
<button>Show</button>
</form>
${check ? chainState(await audit.firstBroken()) : undefined}
${rows.length === 0 ? html`<p>No rows.</p>` : table(rows)}`;
      return reply.type('text/html; charset=utf-8').send(render('/audit', body));
    });
  },
};

const chainState = (broken: string | undefined): Html =>
  broken === undefined
    ? html`<p class="saved" role="status">The chain is whole: no row was changed, removed or put in by force.</p>`
    : html`<p class="alarm" role="alert"><strong>The chain is broken at row ${broken}.</strong> It was changed, or rows before it were removed, by force.</p>`;

const options = (chosen: string | undefined): Html[] =>
  ['', ...new Set([...ACTIONS, ...(chosen ? [chosen] : [])])].map(
    (name) =>
      html`<option value="${name}"${name === (chosen ?? '') ? html` selected` : undefined}>${name || 'All'}</option>`,
  );

const table = (rows: readonly AuditRow[]): Html => html`
<div class="wide" role="region" aria-label="Audit" tabindex="0"><table role="table">
<thead><tr role="row"><th scope="col" role="columnheader">Row</th><th scope="col" role="columnheader">Time (UTC)</th><th scope="col" role="columnheader">Who</th><th scope="col" role="columnheader">What</th><th scope="col" role="columnheader">Details</th></tr></thead>
<tbody>${rows.map(row)}</tbody>
</table></div>`;

const row = ({ seq, at, actorId, actorRole, ip, action, object, detail }: AuditRow): Html => html`<tr role="row">
<td role="cell" data-label="Row">${seq ?? html`<span class="hint">not linked yet</span>`}</td>
<td role="cell" data-label="Time">${at.toISOString().slice(0, 19).replace('T', ' ')}</td>
<td role="cell" data-label="Who">${[actorRole, actorId, ip].filter(Boolean).join(', ')}</td>
<td role="cell" data-label="What">${action}${object ? html`<br><bdi>${object}</bdi>` : undefined}</td>
<td role="cell" data-label="Details">${details(detail)}</td>
</tr>`;

/** Values before and after, a field a line; anything else as it stands. */
function details(detail: object): Html {
  const [before, after] = [
    'before' in detail ? detail.before : undefined,
    'after' in detail ? detail.after : undefined,
  ];
  const isChange = typeof before === 'object' && typeof after === 'object' && before !== null && after !== null;
  if (!isChange) return list(Object.entries(detail));
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const old = new Map(Object.entries(before));
  const now = new Map(Object.entries(after));
  return html`<dl>${names.map(
    (name) =>
      html`<div><dt>${name}</dt><dd><del>${shown(old.get(name))}</del> → <ins>${shown(now.get(name))}</ins></dd></div>`,
  )}</dl>`;
}

const list = (entries: readonly (readonly [string, unknown])[]): Html =>
  html`<dl>${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${shown(value)}</dd></div>`)}</dl>`;

const shown = (value: unknown): string =>
  value === undefined ? '(none)' : typeof value === 'string' ? value : JSON.stringify(value);
