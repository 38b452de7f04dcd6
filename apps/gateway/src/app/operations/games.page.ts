import { z } from 'zod';
import { type Html, html } from '../../kernel/http/html.ts';
import type { ListedGame, ListedVendor } from '../../modules/games/listing.repository.ts';
import type { SwitchResult } from '../../modules/games/listing.service.ts';
import { momentAhead } from './moment.ts';
import { type OperationsPage, operatorOf } from './page.ts';

const searchOf = z.object({
  q: z
    .string()
    .max(80)
    .transform((text) => text.replaceAll(/\p{Cc}/gu, '').trim())
    .default('')
    .catch(''),
  /** What was switched last: a code of a vendor or a number of a game. */
  saved: z
    .string()
    .regex(/^[A-Z0-9_]{1,20}$/)
    .optional()
    .catch(undefined),
});
type Search = z.output<typeof searchOf>;

const WRONG = 'Choose open or maintenance. The time it is expected back lies ahead, in UTC, or stays empty.';
const { q } = searchOf.shape;
/** What is opened again is expected no more: the time that the form still shows may be over. */
const vendorOrder = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('active'),
    until: z
      .string()
      .optional()
      .transform(() => undefined),
    q,
  }),
  z.object({ status: z.literal('maintenance'), until: momentAhead(WRONG), q }),
]);
const gameOrder = z.object({ status: z.enum(['active', 'maintenance']), q });

const STATES = { active: 'Open', maintenance: 'Under maintenance', off: 'Not listed' } as const;

/** Vendors and their games: searched, and put into maintenance or opened again. */
export const gamesPage: OperationsPage = {
  path: '/games',
  title: 'Games',
  summary: 'Puts a vendor or one of its games into maintenance, or opens it again.',
  register(app, { listings }, render) {
    const show = async ({ q, saved }: Search, refusal?: string) => {
      const { vendors, games, isCut } = await listings.find(q);
      return render(
        '/games',
        html`
${refusal ? html`<p class="alarm" role="alert"><strong>Not saved.</strong> ${refusal}</p>` : undefined}
${saved ? html`<p class="saved" role="status">${saved} is saved. It is in force everywhere within ten seconds.</p>` : undefined}
<p>Rounds that are open are paid out as ever; under maintenance no new round begins, and whoever plays is told.</p>
<form method="get" action="/games">
<label>Vendor or game: code, number or a part of the name <input name="q" value="${q}" maxlength="80" autocomplete="off" spellcheck="false" dir="auto"></label>
<button>Search</button>
</form>
${isCut ? html`<p>These are the first of many. Type more of the name.</p>` : undefined}
${vendors.length === 0 && games.length === 0 ? html`<p>Nothing has this in its code or name.</p>` : undefined}
${vendors.length > 0 ? vendorTable(vendors, q) : undefined}
${games.length > 0 ? gameTable(games, q) : undefined}`,
      );
    };
    const done = (q: string, saved: string) => `/games?${new URLSearchParams({ q, saved })}`;

    app.get('/games', async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(await show(searchOf.parse(request.query))),
    );

    app.post<{ Params: { code: string } }>('/games/vendor/:code', async (request, reply) => {
      const { code } = request.params;
      const order = vendorOrder.safeParse(request.body ?? {});
      reply.type('text/html; charset=utf-8');
      if (!/^[A-Z0-9_]{1,20}$/.test(code)) return reply.code(404).send(await show(NOTHING, REFUSALS.missing));
      if (!order.success) return reply.code(422).send(await show({ ...NOTHING, q: code }, WRONG));
      const result = await listings.switchVendor(code, order.data, operatorOf(request));
      if (isRefused(result))
        return reply.code(result === 'off' ? 409 : 404).send(await show({ ...NOTHING, q: code }, REFUSALS[result]));
      return reply.redirect(done(order.data.q, code), 303);
    });

    app.post<{ Params: { nodeId: string } }>('/games/game/:nodeId', async (request, reply) => {
      const { nodeId } = request.params;
      const order = gameOrder.safeParse(request.body ?? {});
      reply.type('text/html; charset=utf-8');
      if (!/^[1-9]\d{0,8}$/.test(nodeId)) return reply.code(404).send(await show(NOTHING, REFUSALS.missing));
      if (!order.success) return reply.code(422).send(await show({ ...NOTHING, q: nodeId }, WRONG));
      const result = await listings.switchGame(Number(nodeId), order.data.status, operatorOf(request));
      if (isRefused(result))
        return reply.code(result === 'off' ? 409 : 404).send(await show({ ...NOTHING, q: nodeId }, REFUSALS[result]));
      return reply.redirect(done(order.data.q, nodeId), 303);
    });
  },
};

const NOTHING: Search = { q: '', saved: undefined };
const REFUSALS = {
  missing: 'There is no such vendor or game.',
  off: 'It is not listed on this site, so there is nothing to open or to close.',
} as const;
const isRefused = (result: SwitchResult): result is keyof typeof REFUSALS => result in REFUSALS;

const choice = (
  current: keyof typeof STATES,
  of: string,
): Html => html`<select name="status" aria-label="State of ${of}">
${(['active', 'maintenance'] as const).map((state) => html`<option value="${state}"${state === current ? html` selected` : undefined}>${STATES[state]}</option>`)}</select>`;

const back = (q: string): Html => html`<input type="hidden" name="q" value="${q}">`;

const vendorTable = (vendors: readonly ListedVendor[], q: string): Html => html`<h2>Vendors</h2>
<div class="wide" role="region" aria-label="Vendors" tabindex="0"><table role="table">
<thead><tr role="row"><th scope="col" role="columnheader">Vendor</th><th scope="col" role="columnheader">Games</th><th scope="col" role="columnheader">State, and when it is expected back (UTC)</th><th scope="col" role="columnheader">Announce</th></tr></thead>
<tbody>${vendors.map((vendor) => vendorRow(vendor, q))}</tbody>
</table></div>`;

const vendorRow = (
  { code, names, status, maintenanceUntil, games }: ListedVendor,
  q: string,
): Html => html`<tr role="row">
<td role="cell" data-label="Vendor">${names.EN}<br><span class="hint">${code}</span></td>
<td role="cell" data-label="Games">${games}</td>
<td role="cell" data-label="State">${
  status === 'off'
    ? STATES.off
    : html`<form method="post" action="/games/vendor/${code}">${back(q)}${choice(status, code)}
<input type="datetime-local" name="until" value="${maintenanceUntil?.toISOString().slice(0, 16)}" aria-label="${code} is expected back (UTC, may stay empty)">
<button>Save ${code}</button></form>`
}</td>
<td role="cell" data-label="Announce"><a href="/announcements?vendor=${code}">Announce something of ${code}</a></td>
</tr>`;

const gameTable = (games: readonly ListedGame[], q: string): Html => html`<h2>Games</h2>
<div class="wide" role="region" aria-label="Games" tabindex="0"><table role="table">
<thead><tr role="row"><th scope="col" role="columnheader">Game</th><th scope="col" role="columnheader">Vendor</th><th scope="col" role="columnheader">State</th><th scope="col" role="columnheader">Announce</th></tr></thead>
<tbody>${games.map((game) => gameRow(game, q))}</tbody>
</table></div>`;

const gameRow = (game: ListedGame, q: string): Html => html`<tr role="row">
<td role="cell" data-label="Game">${game.names.EN}<br><span class="hint">${game.gameId}, number ${game.nodeId}</span></td>
<td role="cell" data-label="Vendor">${game.vendorNames.EN}<br><span class="hint">${game.vendor}${game.vendorStatus === 'active' ? undefined : `: ${STATES[game.vendorStatus].toLowerCase()}`}</span></td>
<td role="cell" data-label="State">${
  game.status === 'off'
    ? STATES.off
    : html`<form method="post" action="/games/game/${game.nodeId}">${back(q)}${choice(game.status, `game ${game.nodeId}`)}
<button>Save ${game.nodeId}</button></form>`
}</td>
<td role="cell" data-label="Announce"><a href="/announcements?vendor=${game.vendor}&amp;game=${game.nodeId}">Announce something of ${game.nodeId}</a></td>
</tr>`;
