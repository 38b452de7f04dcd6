import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Html, html } from '../../kernel/http/html.ts';
import { isForReaderAlone, type StoredMessage } from '../../modules/messages/messages.service.ts';
import { messagePurposes } from '../../modules/messages/messages.texts.ts';
import { type OperationsPage, operatorOf } from './page.ts';

const REFRESH_S = 5;
const STATES = ['waiting', 'delivered', 'failed', 'withheld'] as const;

const filterOf = z.object({
  /** A mail address, or a number with its calling code; signs between the digits do not matter. */
  address: z
    .string()
    .max(254)
    .transform((text) => (text.includes('@') ? text.trim() : text.replace(/\D/g, '')) || undefined)
    .optional(),
  purpose: z.enum(messagePurposes).optional().catch(undefined),
  state: z.enum(STATES).optional().catch(undefined),
  refresh: z.literal('on').optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(200).default(50).catch(50),
});
type Filter = z.output<typeof filterOf>;

/** Codes and links are shown where this page is the only place to read them; elsewhere they are the reader's alone. */
const shown = (message: StoredMessage): StoredMessage =>
  isForReaderAlone(message) ? { ...message, text: '(hidden: it was sent to its reader)' } : message;

/** The messages of the site, newest first; in a demo this is where codes and links are read. */
export const outboxPage: OperationsPage = {
  path: '/outbox',
  title: 'Messages',
  summary: 'SMS and mails, newest first; in a demo this is where codes and links are read.',
  register(app, { messages, codes }, render) {
    const read = async (request: FastifyRequest) => {
      const filter = filterOf.parse(request.query);
      const { address, purpose, state, limit } = filter;
      return { filter, found: (await messages.list({ address, purpose, state, limit })).map(shown) };
    };

    app.get('/outbox', async (request, reply) => {
      const { filter, found } = await read(request);
      const counts = await messages.count();
      const use = await codes.conversion();
      const body = html`
${counts.failed ? html`<p class="alarm" role="alert"><strong>${counts.failed} not delivered.</strong> <a href="/outbox?state=failed">Show them</a></p>` : undefined}
${use.isAlarming ? html`<p class="alarm" role="alert"><strong>Few codes are used:</strong> ${use.used} of ${use.sent} within the last hour. Somebody may be pumping SMS.</p>` : undefined}
<p>${STATES.map((state) => html`${state}: ${counts[state] ?? 0}. `)}Codes of the last hour: ${use.sent} sent, ${use.used} used.</p>
${filterForm(filter)}
${found.length === 0 ? html`<p>No messages.</p>` : table(found)}`;
      return reply
        .type('text/html; charset=utf-8')
        .send(render('/outbox', body, filter.refresh ? REFRESH_S : undefined));
    });

    // For tests and scripts on this machine.
    app.get('/outbox.json', async (request) => ({ messages: (await read(request)).found }));

    app.post<{ Params: { id: string } }>('/outbox/:id/retry', async (request, reply) => {
      const { id } = request.params;
      const by = operatorOf(request);
      if (!/^\d{1,18}$/.test(id) || !(await messages.retry(id, by))) return reply.code(404).send('No failed message.');
      return reply.redirect('/outbox', 303);
    });
  },
};

const options = (names: readonly string[], chosen: string | undefined): Html[] =>
  ['', ...names].map((name) =>
    name === (chosen ?? '')
      ? html`<option value="${name}" selected>${name || 'All'}</option>`
      : html`<option value="${name}">${name || 'All'}</option>`,
  );

const filterForm = ({ address, purpose, state, refresh }: Filter): Html => html`
<form method="get" action="/outbox">
<label>Number or mail address <input name="address" value="${address}" autocomplete="off"></label>
<label>Purpose <select name="purpose">${options(messagePurposes, purpose)}</select></label>
<label>State <select name="state">${options(STATES, state)}</select></label>
<label>Every ${REFRESH_S} seconds <select name="refresh">${options(['on'], refresh)}</select></label>
<button>Show</button>
</form>`;

const table = (found: readonly StoredMessage[]): Html => html`
<div class="wide" role="region" aria-label="Messages" tabindex="0"><table role="table">
<thead><tr role="row"><th scope="col" role="columnheader">Time (UTC)</th><th scope="col" role="columnheader">To</th><th scope="col" role="columnheader">Purpose</th><th scope="col" role="columnheader">State</th><th scope="col" role="columnheader">Text</th></tr></thead>
<tbody>${found.map(row)}</tbody>
</table></div>`;

const row = (message: StoredMessage): Html => html`<tr role="row">
<td role="cell" data-label="Time">${message.createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
<td role="cell" data-label="To">${message.channel}: ${message.address}</td>
<td role="cell" data-label="Purpose">${message.purpose} (${message.language})</td>
<td role="cell" data-label="State">${message.state}, ${message.provider}${message.lastError ? html`<br>${message.attempts} tries: ${message.lastError}` : undefined}
${message.state === 'failed' ? html`<form method="post" action="/outbox/${message.id}/retry"><button>Try again</button></form>` : undefined}</td>
<td role="cell" data-label="Text" class="text" lang="${message.language.toLowerCase()}" dir="auto">${message.channel === 'mail' ? html`<strong>${message.subject}</strong>\n` : undefined}${message.text}</td>
</tr>`;
