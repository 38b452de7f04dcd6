import { type Html, html } from '../../kernel/http/html.ts';

/** A schema of the document, as far as the reference shows it. */
export interface ViewedSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, ViewedSchema>;
  required?: string[];
  enum?: (string | number)[];
  const?: unknown;
  items?: ViewedSchema;
  oneOf?: ViewedSchema[];
  anyOf?: ViewedSchema[];
  allOf?: ViewedSchema[];
  additionalProperties?: boolean | ViewedSchema;
  [keyword: string]: unknown;
}

const LIMITS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'];

/** Words of a description: what stands between backticks is code, between two stars strong. */
export function words(text: string | undefined): Html {
  const parts = (text ?? '').split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${parts.map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`;
  })}`;
}

/** What kind of value it is: a link to a named schema, or its type in words. */
export function kindOf(schema: ViewedSchema): Html {
  const name = schema.$ref?.split('/').pop();
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.items) return html`list of ${kindOf(schema.items)}`;
  const forms = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (forms.length > 0)
    return html`${forms.map((form, n) => (n === 0 ? kindOf(form) : html`${schema.allOf ? ' and ' : ' or '}${kindOf(form)}`))}`;
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`;
  if (typeof schema.additionalProperties === 'object') return html`object of ${kindOf(schema.additionalProperties)}`;
  return html`${[schema.type ?? 'any'].flat().join(' or ')}`;
}

/** Values and limits, each as the document has it. */
function rulesOf(schema: ViewedSchema): Html {
  const limits = LIMITS.filter((name) => schema[name] !== undefined);
  const unknown = schema['x-unknown'];
  return html`${schema.enum ? html`<br>One of ${list(schema.enum.map(String))}${unknown ? ` (unknown values: ${unknown})` : ''}` : undefined}${
    limits.length > 0
      ? html`<br>${limits.map((name) => html`${name} <code>${String(schema[name])}</code> `)}`
      : undefined
  }`;
}

const list = (names: readonly string[]): Html =>
  html`${names.map((name, n) => html`${n === 0 ? '' : ', '}<code>${name}</code>`)}`;

/** A table of named values: fields of an object, parameters of a call. */
export function fieldTable(
  fields: readonly { name: string; place?: string; isRequired: boolean; schema: ViewedSchema; description?: string }[],
): Html {
  if (fields.length === 0) return html``;
  return html`<div class="wide"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
<tbody>${fields.map(
    ({ name, place, isRequired, schema, description }) => html`<tr>
<td data-label="Name"><code>${name}</code>${place ? html`<br><span class="hint">${place}</span>` : undefined}${
      isRequired ? html`<br><span class="hint">required</span>` : undefined
    }</td>
<td data-label="Value">${kindOf(schema)}${rulesOf(schema)}</td>
<td data-label="Meaning">${words(description ?? schema.description)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** A schema: its own words, and its fields where it is an object. */
export function schemaView(schema: ViewedSchema): Html {
  const { properties, required = [] } = schema;
  return html`${schema.description ? html`<p>${words(schema.description)}</p>` : undefined}${
    properties
      ? fieldTable(
          Object.entries(properties).map(([name, field]) => ({
            name,
            isRequired: required.includes(name),
            schema: field,
          })),
        )
      : html`<p>${kindOf(schema)}${rulesOf(schema)}</p>`
  }`;
}
