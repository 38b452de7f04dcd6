import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { type Html, html } from '../../../kernel/http/html.ts';
import { SettingChanged, versionOf } from '../../../modules/system/settings.service.ts';
import type { SettingInput, SettingKey } from '../../../modules/system/settings.ts';
import { type Field, fieldsOf } from '../../../modules/system/settings-fields.ts';
import { englishWords } from '../../../modules/system/settings-labels.ts';
import { problemsOf } from '../../../modules/system/settings-problems.ts';
import type { OperationsPage } from '../page.ts';
import { controls } from './form.ts';
import { type Posted, readPosted } from './posted.ts';

/** A form for one setting, or for some of its fields. */
export interface SettingsSection {
  key: SettingKey;
  title: string;
  /** Fields of the form; all of the setting when absent. Those left out keep their values. */
  fields?: readonly string[];
  /** What has to be known before something is changed. */
  note?: string;
}

export interface SettingsPage {
  path: string;
  title: string;
  summary: string;
  sections: readonly SettingsSection[];
}

/** What somebody has sent and why it was not saved. */
interface Refusal {
  section: SettingsSection;
  typed: Record<string, unknown>;
  problems: ReadonlyMap<string, string>;
  /** Somebody else has saved meanwhile. */
  isStale: boolean;
}

/** Names of forms: the page is asked for them in addresses and ids. */
const idOf = ({ key, fields }: SettingsSection): string => [key, ...(fields?.slice(0, 1) ?? [])].join('-');
const { innerLabel } = englishWords;
const labelIn = (key: SettingKey) => (name: string) => englishWords.label(key, name);

/** A page of settings: a form per section, its controls made from the schema of the setting. */
export function settingsPage({ path, title, summary, sections }: SettingsPage): OperationsPage {
  const shown = new Map(sections.map((section) => [section, fieldsIn(section)]));
  return {
    path,
    title,
    summary,
    register(app, { settings }, render) {
      const send = async (reply: FastifyReply, status: number, saved?: string, refusal?: Refusal) => {
        const all = await settings.current();
        const forms = sections.map((section) =>
          sectionForm({
            action: `${path}/${idOf(section)}`,
            section,
            fields: shown.get(section) ?? [],
            stored: all[section.key],
            languages: all.merchant.languages,
            refusal: refusal?.section === section ? refusal : undefined,
            isSaved: saved === idOf(section),
          }),
        );
        return reply
          .code(status)
          .type('text/html; charset=utf-8')
          .send(render(path, html`<p>${summary}</p>${forms}`));
      };

      app.get<{ Querystring: Record<string, string> }>(path, (request, reply) => send(reply, 200, request.query.saved));

      for (const section of sections)
        app.post(`${path}/${idOf(section)}`, async (request: FastifyRequest, reply) => {
          const posted = (request.body ?? {}) as Posted;
          const typed = readPosted(shown.get(section) ?? [], posted);
          const kept = (await settings.current())[section.key];
          const by = { id: request.operator, role: 'operator', seen: posted.version ?? '' };
          try {
            // Proved by the schema of the setting, whatever was sent.
            await settings.change(section.key, merge(kept, typed, shown.get(section) ?? []), by);
          } catch (error) {
            const isStale = error instanceof SettingChanged;
            if (!isStale && !(error instanceof ZodError)) throw error;
            const problems = isStale ? new Map() : problemsOf(error, shown.get(section) ?? []);
            return send(reply, isStale ? 409 : 422, undefined, { section, typed, problems, isStale });
          }
          return reply.redirect(`${path}?saved=${idOf(section)}#${idOf(section)}`, 303);
        });
    },
  };
}

/** Fixed fields are shown by {@link fixedValues} and never read from a form. */
const fieldsIn = ({ key, fields }: SettingsSection): readonly Field[] =>
  fieldsOf(key).filter(({ name }) => (fields?.includes(name) ?? true) && !labelIn(key)(name).isFixed);

/** What was typed over what is stored; an optional field that was emptied is gone. */
function merge(stored: object, typed: Record<string, unknown>, fields: readonly Field[]): SettingInput<SettingKey> {
  const others = Object.entries(stored).filter(([name]) => !fields.some((field) => field.name === name));
  return { ...Object.fromEntries(others), ...typed };
}

interface SectionForm {
  action: string;
  section: SettingsSection;
  fields: readonly Field[];
  stored: object;
  languages: readonly string[];
  refusal: Refusal | undefined;
  isSaved: boolean;
}

function sectionForm({ action, section, fields, stored, languages, refusal, isSaved }: SectionForm): Html {
  const { key, title, note } = section;
  const id = idOf(section);
  const value = refusal ? refusal.typed : stored;
  const errors = refusal?.problems ?? new Map<string, string>();
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${isSaved ? html`<p class="saved" role="status">Saved. It is in force everywhere within ten seconds.</p>` : undefined}
${refusal ? refusalText(id, refusal, stored, fields) : undefined}
${note ? html`<p>${note}</p>` : undefined}
${fixedValues(section, stored)}
<form method="post" action="${action}#${id}" class="settings" novalidate>
<input type="hidden" name="version" value="${versionOf(stored)}">
${controls(fields, value, labelIn(key), { prefix: id, errors, languages })}
<button class="primary">Save</button>
</form>
</section>`;
}

function fixedValues({ key, fields }: SettingsSection, stored: object): Html | undefined {
  const fixed = Object.entries(stored).filter(
    ([name]) => labelIn(key)(name).isFixed && (fields?.includes(name) ?? true),
  );
  if (fixed.length === 0) return undefined;
  return html`<dl>${fixed.map(([name, value]) => html`<div><dt>${labelIn(key)(name).label}</dt><dd>${String(value)}</dd></div>`)}</dl>`;
}

/** Why nothing was saved, with a way to each field. */
function refusalText(
  id: string,
  { section, problems, isStale }: Refusal,
  stored: object,
  fields: readonly Field[],
): Html {
  if (isStale)
    return html`<div class="alarm" role="alert"><p><strong>Not saved: somebody else has changed this meanwhile.</strong> What you typed stands below. Save once more to put it in the place of what is stored now:</p>
<pre>${JSON.stringify(Object.fromEntries(Object.entries(stored).filter(([name]) => fields.some((field) => field.name === name))), undefined, 1)}</pre></div>`;
  const links = [...problems].map(
    ([name, text]) =>
      html`<li><a href="#${id}${name ? `.${name}` : ''}">${placeOf(section.key, name)}: ${text}</a></li>`,
  );
  return html`<div class="alarm" role="alert"><p><strong>Not saved. ${problems.size === 1 ? 'One field needs' : `${problems.size} fields need`} another value:</strong></p><ul>${links}</ul></div>`;
}

/** `fields.3.max` in words: the label of the field, the row, the label in the row. */
function placeOf(key: SettingKey, name: string): string {
  const [first = '', ...rest] = name.split('.');
  const words = rest.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : innerLabel(part).label));
  return [labelIn(key)(first).label, ...words].join(', ');
}
