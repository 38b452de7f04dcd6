import { languageOf, toLanguageCode } from '@mekong/i18n/registry';
import { z } from 'zod';
import { type Html, html } from '../../kernel/http/html.ts';
import type { WrittenAnnouncement } from '../../modules/content/content.repository.ts';
import { LANGUAGE_NAMES } from '../../modules/system/settings-labels.ts';
import { momentAhead } from './moment.ts';
import { type OperationsPage, operatorOf } from './page.ts';
import type { Posted } from './settings/posted.ts';

const NEWEST = 100;
const LONGEST_TITLE = 120;
const LONGEST_TEXT = 4_000;

const vendor = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_]{1,20}$/, 'The code of the vendor is missing.');
const game = z
  .string()
  .trim()
  .regex(/^([1-9]\d{0,8})?$/, 'The game is named by its number.')
  .default('')
  .transform((text) => (text === '' ? undefined : Number(text)));
const subjectOf = z.object({ vendor: vendor.optional().catch(undefined), game: game.optional().catch(undefined) });
const orderOf = z.object({ vendor, game, ends: momentAhead('The end lies ahead, in UTC.') });

/** Texts of one language, as they were typed. */
interface Typed {
  language: string;
  title: string;
  content: string;
}

/** What is said of a vendor or of one of its games: it stands among the promotions. */
export const announcementsPage: OperationsPage = {
  path: '/announcements',
  title: 'Announcements of games',
  summary: 'Says something of a vendor or of one of its games, in every language of the site.',
  register(app, { content, settings }, render) {
    const show = async (posted: Posted, problems: readonly string[] = [], saved?: string) => {
      const { languages } = (await settings.current()).merchant;
      return render(
        '/announcements',
        html`
${problems.length > 0 ? html`<div class="alarm" role="alert"><p><strong>Not announced.</strong></p><ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul></div>` : undefined}
${saved ? html`<p class="saved" role="status">${saved}</p>` : undefined}
${form(posted, codesOf(languages))}
${list(await content.written({ isOfGames: true, states: ['current', 'coming'], limit: NEWEST }))}`,
      );
    };
    const sendTo = (reply: { type(type: string): { send(body: string): unknown } }, body: string) =>
      reply.type('text/html; charset=utf-8').send(body);

    app.get<{ Querystring: Record<string, string> }>('/announcements', async (request, reply) => {
      const subject = subjectOf.parse(request.query);
      const posted = { vendor: subject.vendor ?? '', game: String(subject.game ?? '') };
      return sendTo(reply, await show(posted, [], SAVED[request.query.saved ?? '']));
    });

    app.post('/announcements', async (request, reply) => {
      const posted = (request.body ?? {}) as Posted;
      const order = orderOf.safeParse(posted);
      const texts = typedIn(posted, codesOf((await settings.current()).merchant.languages));
      const problems = [...(order.success ? [] : order.error.issues.map(({ message }) => message)), ...wrongIn(texts)];
      if (!order.success || problems.length > 0) return sendTo(reply.code(422), await show(posted, problems));
      const { vendor: code, game: nodeId, ends: endsAt } = order.data;
      if (!(await content.canBeOf({ vendor: code, nodeId })))
        return sendTo(reply.code(422), await show(posted, ['There is no such vendor, or the game is not its own.']));
      await content.publish(
        {
          type: 'PR',
          vendor: code,
          nodeId,
          endsAt,
          texts,
        },
        operatorOf(request),
      );
      return reply.redirect('/announcements?saved=made', 303);
    });

    app.post<{ Params: { id: string } }>('/announcements/:id/end', async (request, reply) => {
      const { id } = request.params;
      if (!/^\d{1,18}$/.test(id) || !(await content.end(id, operatorOf(request), true)))
        return reply.code(404).type('text/plain; charset=utf-8').send('No announcement of a game that still holds.');
      return reply.redirect('/announcements?saved=ended', 303);
    });
  },
};

const SAVED: Readonly<Record<string, string>> = {
  made: 'Announced. It is seen everywhere within ten seconds.',
  ended: 'Taken away. It is gone everywhere within ten seconds.',
};

/** English stands in for every language that has no text of its own, so it is there in any case. */
const codesOf = (languages: readonly string[]): string[] => [...new Set(['EN', ...languages])];

/** Signs that no keyboard types and no database takes are left out; lines stay. */
const cleanOf = (text = ''): string => text.replaceAll(/(?![\r\n\t])\p{Cc}/gu, '').trim();

/** The languages in which something was typed. */
const typedIn = (posted: Posted, codes: readonly string[]): Typed[] =>
  codes
    .map((language) => ({
      language,
      title: cleanOf(posted[`title.${language}`]),
      content: cleanOf(posted[`content.${language}`]),
    }))
    .filter(({ title, content }) => title !== '' || content !== '');

function wrongIn(texts: readonly Typed[]): string[] {
  const missing = texts.some(({ language }) => language === 'EN') ? [] : ['The English title and text are missing.'];
  return [
    ...missing,
    ...texts.flatMap(({ language, title, content }) => [
      ...(title && content ? [] : [`${language} has a title or a text only; it needs both, or neither.`]),
      ...(title.length > LONGEST_TITLE ? [`The title in ${language} is above ${LONGEST_TITLE} characters.`] : []),
      ...(content.length > LONGEST_TEXT ? [`The text in ${language} is above ${LONGEST_TEXT} characters.`] : []),
    ]),
  ];
}

const form = (
  posted: Posted,
  codes: readonly string[],
): Html => html`<form method="post" action="/announcements" class="settings" novalidate>
<div class="field"><label for="vendor">Code of the vendor</label><input id="vendor" name="vendor" value="${posted.vendor}" autocomplete="off" spellcheck="false"></div>
<div class="field"><label for="game">Number of the game</label><span class="hint" id="game-note">Empty: all games of the vendor.</span><input id="game" name="game" value="${posted.game}" inputmode="numeric" autocomplete="off" aria-describedby="game-note"></div>
<div class="field"><label for="ends">Until (UTC)</label><span class="hint" id="ends-note">Empty: until it is taken away.</span><input id="ends" name="ends" type="datetime-local" value="${posted.ends}" aria-describedby="ends-note"></div>
${codes.map((code) => textsOf(posted, code))}
<button class="primary">Announce</button>
</form>`;

function textsOf(posted: Posted, code: string): Html {
  const known = toLanguageCode(code);
  const language = known && languageOf(known);
  const facts = html` lang="${language?.tag}" dir="${language?.direction ?? 'auto'}"`;
  return html`<fieldset><legend>${LANGUAGE_NAMES[code] ?? `${language?.nativeName ?? ''} (${code})`}</legend>
<div class="field"><label for="title.${code}">Title</label><input id="title.${code}" name="title.${code}" value="${posted[`title.${code}`]}" autocomplete="off"${facts}></div>
<div class="field"><label for="content.${code}">Text</label><textarea id="content.${code}" name="content.${code}" rows="3"${facts}>
${posted[`content.${code}`]}</textarea></div></fieldset>`;
}

const list = (written: readonly WrittenAnnouncement[]): Html => html`<h2>Announced</h2>
${written.length === 0 ? html`<p>Nothing is announced of a vendor or a game.</p>` : table(written)}`;

const table = (written: readonly WrittenAnnouncement[]): Html => html`
<div class="wide" role="region" aria-label="Announced" tabindex="0"><table role="table">
<thead><tr role="row"><th scope="col" role="columnheader">Of</th><th scope="col" role="columnheader">Title</th><th scope="col" role="columnheader">Until (UTC)</th><th scope="col" role="columnheader">Take away</th></tr></thead>
<tbody>${written.map(row)}</tbody>
</table></div>`;

const row = ({ id, vendor: code, nodeId, title, endsAt }: WrittenAnnouncement): Html => html`<tr role="row">
<td role="cell" data-label="Of">${code ?? undefined}${nodeId === null ? undefined : html`<br><span class="hint">game ${nodeId}</span>`}</td>
<td role="cell" data-label="Title"><bdi>${title}</bdi></td>
<td role="cell" data-label="Until">${endsAt?.toISOString().slice(0, 16).replace('T', ' ')}</td>
<td role="cell" data-label="Take away"><form method="post" action="/announcements/${id}/end"><button>Take away “${title}”</button></form></td>
</tr>`;
