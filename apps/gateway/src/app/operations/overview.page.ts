import { html } from '../../kernel/http/html.ts';
import type { OperationsPage } from './page.ts';

/** The first page: what needs somebody, and what each of the other pages is for. */
export const overviewPage = (others: readonly OperationsPage[]): OperationsPage => ({
  path: '/',
  title: 'Overview',
  summary: 'What needs attention, and every page.',
  register(app, { settings, messages, codes, reports, cspViolations }, render) {
    app.get('/', async (_request, reply) => {
      const { maintenance, region, merchant } = await settings.current();
      const { failed = 0 } = await messages.count();
      const { isAlarming, used, sent } = await codes.conversion();
      const open = await reports.countOpen();
      const violations = await cspViolations(10);
      const body = html`
${maintenance.active ? html`<p class="alarm" role="alert"><strong>${merchant.name} is closed for maintenance</strong>${maintenance.until ? html`, until ${maintenance.until.slice(0, 16).replace('T', ' ')} UTC` : undefined}. <a href="/maintenance">Open it again</a></p>` : html`<p class="saved">${merchant.name} is open.</p>`}
${failed ? html`<p class="alarm" role="alert"><strong>${failed} not delivered.</strong> <a href="/outbox?state=failed">Show them</a></p>` : undefined}
${open ? html`<p>Game reports to be dealt with: ${open}. <a href="/reports">Show them</a></p>` : undefined}
${isAlarming ? html`<p class="alarm" role="alert"><strong>Few codes are used:</strong> ${used} of ${sent} within the last hour. Somebody may be pumping SMS.</p>` : undefined}
${region.blocked.length > 0 ? html`<p>Not served: ${region.blocked.join(', ')}. <a href="/region">Change</a></p>` : undefined}
${violations.length > 0 ? html`<details><summary>Stopped by the content policy today: ${violations.length} kinds</summary><ul>${violations.map(({ directive, blocked, page, seen }) => html`<li>${directive}: <bdi>${blocked}</bdi> on <bdi>${page}</bdi>, ${seen} times</li>`)}</ul></details>` : undefined}
<ul class="pages">${others.map(({ path, title, summary }) => html`<li><a href="${path}">${title}</a><span class="hint">${summary}</span></li>`)}</ul>`;
      return reply.type('text/html; charset=utf-8').send(render('/', body));
    });
  },
});
