import { languageOf, toLanguageCode } from '@mekong/i18n/registry';
import { type Html, html } from '../../../kernel/http/html.ts';
import type { Field } from '../../../modules/system/settings-fields.ts';
import { englishWords, LANGUAGE_NAMES, type Label } from '../../../modules/system/settings-labels.ts';

const { innerLabel } = englishWords;

/** What the controls of a form need beside their values. */
export interface FormContext {
  /** Before every id, so that two forms of a page share none. */
  prefix: string;
  /** What is wrong, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  /** Languages that texts are asked for in. */
  languages: readonly string[];
}

/** Controls of some fields with the values that they have, or that somebody has typed. */
export function controls(
  fields: readonly Field[],
  value: unknown,
  labelOf: (name: string) => Label,
  context: FormContext,
  at = '',
): Html[] {
  return fields.map((field) =>
    control(field, { name: at + field.name, value: childOf(value, field.name), label: labelOf(field.name), context }),
  );
}

interface Control {
  name: string;
  value: unknown;
  label: Label;
  context: FormContext;
}

const childOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function control(field: Field, at: Control): Html {
  switch (field.kind) {
    case 'flag':
      return flag(at);
    case 'choice':
      return choice(at, at.label.options ?? named(field.options), field.isOptional);
    case 'choices':
      return choices(at, at.label.options ?? named(field.options));
    case 'number':
      return input(at, { inputmode: 'numeric', hint: rangeHint(field.min, field.max) });
    case 'instant':
      return input(at, { type: 'datetime-local', shown: textOf(at.value).replace(/:\d{2}(\.\d+)?Z$/, '') });
    case 'texts':
      return texts(at);
    case 'lines':
      return lines(at);
    case 'group':
      return fieldset(at, controls(field.fields, at.value, innerLabel, at.context, `${at.name}.`));
    case 'rows':
      return rows(at, field.fields);
    default:
      return at.label.options ? choice(at, at.label.options, field.isOptional) : input(at, {});
  }
}

const named = (options: readonly string[]): Record<string, string> =>
  Object.fromEntries(options.map((option) => [option, option]));

const rangeHint = (min: number | undefined, max: number | undefined): string =>
  max === undefined ? (min ? `At least ${min}.` : '') : `From ${min ?? 0} to ${max}.`;

/** Hint and error of a control, and the attributes that tie them to it. */
function notes({ name, label, context }: Control, more = '') {
  const id = `${context.prefix}.${name}`;
  const error = context.errors.get(name);
  const hint = [label.hint, more].filter(Boolean).join(' ');
  const about = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    text: html`${hint ? html`<span class="hint" id="${id}-hint">${hint}</span>` : undefined}${error ? html`<span class="error" id="${id}-error">${error}</span>` : undefined}`,
    attributes: html`${about ? html` aria-describedby="${about}"` : undefined}${error ? html` aria-invalid="true"` : undefined}`,
  };
}

interface InputOptions {
  type?: string;
  inputmode?: string;
  shown?: string;
  hint?: string;
}

/** A number is a text too: what is no number has to stay where it was typed. */
function input(at: Control, { type = 'text', inputmode, shown, hint }: InputOptions): Html {
  const { id, text, attributes } = notes(at, hint);
  const mode = inputmode ? html` inputmode="${inputmode}"` : undefined;
  return html`<div class="field"><label for="${id}">${at.label.label}</label>${text}
<input id="${id}" name="${at.name}" type="${type}" value="${shown ?? textOf(at.value)}" autocomplete="off" spellcheck="false" dir="auto"${mode}${attributes}></div>`;
}

function lines(at: Control): Html {
  const { id, text, attributes } = notes(at);
  const shown = listOf(at.value).map(textOf);
  return html`<div class="field"><label for="${id}">${at.label.label}</label>${text}
<textarea id="${id}" name="${at.name}" rows="${Math.min(Math.max(shown.length + 1, 2), 12)}" autocomplete="off" spellcheck="false"${attributes}>
${shown.join('\n')}</textarea></div>`;
}

function flag(at: Control): Html {
  const { id, text, attributes } = notes(at);
  const checked = at.value === true ? html` checked` : undefined;
  return html`<div class="field flag"><label for="${id}"><input type="checkbox" id="${id}" name="${at.name}"${checked}${attributes}> ${at.label.label}</label>${text}</div>`;
}

function choice(at: Control, options: Readonly<Record<string, string>>, isOptional: boolean): Html {
  const { id, text, attributes } = notes(at);
  const current = textOf(at.value);
  // A value that is offered no more is shown all the same, so that saving something else does not change it.
  const offered = {
    ...(isOptional ? { '': 'None' } : {}),
    ...(current && !(current in options) ? { [current]: current } : {}),
    ...options,
  };
  const shown = Object.entries(offered).map(
    ([option, words]) =>
      html`<option value="${option}"${option === current ? html` selected` : undefined}>${words}</option>`,
  );
  return html`<div class="field"><label for="${id}">${at.label.label}</label>${text}
<select id="${id}" name="${at.name}"${attributes}>${shown}</select></div>`;
}

function choices(at: Control, options: Readonly<Record<string, string>>): Html {
  const chosen = listOf(at.value).map(textOf);
  const all = { ...options, ...named(chosen.filter((option) => !(option in options))) };
  const { below, isOrdered } = at.label;
  const boxes = Object.entries(all).map(([option, words]) => {
    const id = `${at.context.prefix}.${at.name}.${option}`;
    const place = chosen.indexOf(option) + 1;
    const order = isOrdered
      ? html` <input class="place" name="${at.name}.${option}.place" value="${place || ''}" inputmode="numeric" autocomplete="off" aria-label="Place of ${words}">`
      : undefined;
    return html`<li${below?.[option] ? html` class="below"` : undefined}><label for="${id}"><input type="checkbox" id="${id}" name="${at.name}.${option}"${place ? html` checked` : undefined}> ${words}</label>${order}</li>`;
  });
  return fieldset(at, [html`<ul class="choices">${boxes}</ul>`]);
}

function texts(at: Control): Html {
  const present = Object.keys((at.value ?? {}) as object);
  const codes = [...new Set(['EN', ...at.context.languages, ...present])];
  const areas = codes.map((code) => {
    const known = toLanguageCode(code);
    const language = known && languageOf(known);
    const own: Control = {
      ...at,
      name: `${at.name}.${code}`,
      label: { label: LANGUAGE_NAMES[code] ?? `${language?.nativeName ?? ''} (${code})` },
    };
    const { id, text, attributes } = notes(own);
    return html`<div class="field"><label for="${id}">${own.label.label}</label>${text}
<textarea id="${id}" name="${own.name}" rows="2" lang="${language?.tag}" dir="${language?.direction ?? 'auto'}"${attributes}>
${textOf(childOf(at.value, code))}</textarea></div>`;
  });
  return fieldset(at, [html`<div class="texts">${areas}</div>`]);
}

function rows(at: Control, fields: readonly Field[]): Html {
  const { rowName } = at.label;
  const values = listOf(at.value);
  const shown = rowName ? values : [...values, undefined];
  const groups = shown.map((value, index) => {
    const name = `${at.name}.${index}`;
    const isNew = index >= values.length;
    const title = rowName ? textOf(childOf(value, rowName)) : isNew ? 'New' : String(index + 1);
    const inner = controls(
      fields.filter((field) => field.name !== rowName),
      value,
      innerLabel,
      at.context,
      `${name}.`,
    );
    const own = rowName
      ? html`<input type="hidden" name="${name}.${rowName}" value="${title}">`
      : isNew
        ? undefined
        : flag({ ...at, name: `${name}.remove`, value: false, label: { label: 'Remove' } });
    return html`<fieldset class="row"><legend>${title}</legend>${inner}${own}</fieldset>`;
  });
  return fieldset(at, [html`<input type="hidden" name="${at.name}.length" value="${shown.length}">`, ...groups]);
}

function fieldset(at: Control, inner: readonly Html[]): Html {
  const { id, text, attributes } = notes(at);
  return html`<fieldset id="${id}" tabindex="-1"${attributes}><legend>${at.label.label}</legend>${text}${inner}</fieldset>`;
}
