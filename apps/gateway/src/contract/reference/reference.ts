import { type Html, html } from '../../kernel/http/html.ts';
import { fieldTable, kindOf, schemaView, type ViewedSchema, words } from './schema-view.ts';

interface ViewedBody {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: ViewedSchema; example?: unknown }>;
}

interface ViewedParameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: ViewedSchema;
}

interface ViewedOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: ViewedParameter[];
  requestBody?: ViewedBody;
  responses: Record<string, ViewedBody>;
  [extension: `x-${string}`]: unknown;
}

/** The document of a contract, as far as the reference shows it. */
export interface ViewedDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ViewedOperation>>;
  components: { schemas: Record<string, ViewedSchema>; [section: string]: unknown };
}

/** Follows a reference inside the document. */
function resolve<T extends { $ref?: string }>(document: ViewedDocument, node: T): T {
  if (!node.$ref) return node;
  const path = node.$ref.slice(2).split('/');
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as T;
}

/** Extensions that say how an operation behaves, in the order of the table. */
const TRAITS: readonly (readonly [`x-${string}`, string])[] = [
  ['x-roles', 'Who may call'],
  ['x-errors', 'Error codes'],
  ['x-list', 'Form of the list'],
  ['x-rate', 'Rate limit'],
  ['x-shared', 'Shared answer'],
  ['x-sealed', 'Sealed body'],
  ['x-money', 'Moves money'],
];

const codes = (value: unknown): Html =>
  html`${[value].flat().map((entry, n) => html`${n === 0 ? '' : ', '}<code>${typeof entry === 'object' ? JSON.stringify(entry) : String(entry)}</code>`)}`;

function bodyView(title: string, body: ViewedBody): Html {
  return html`${Object.entries(body.content ?? {}).map(
    ([type, { schema, example }]) => html`<h4>${title} <span class="hint">${type}</span></h4>
${schema?.$ref ? html`<p>${kindOf(schema)}</p>` : schemaView(schema ?? {})}
${example === undefined ? undefined : html`<details><summary>Example</summary><pre>${JSON.stringify(example, null, 2)}</pre></details>`}`,
  )}`;
}

function operationView(document: ViewedDocument, path: string, method: string, operation: ViewedOperation): Html {
  const traits = TRAITS.filter(([name]) => operation[name] !== undefined && String(operation[name]) !== '');
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  return html`<section aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}">${operation.summary}</h3>
<p><code>${method.toUpperCase()} ${path}</code> <span class="hint">${operation.operationId}</span></p>
<p>${words(operation.description)}</p>
<dl>${traits.map(([name, label]) => html`<div><dt>${label}</dt><dd>${codes(operation[name])}</dd></div>`)}</dl>
${
  parameters.length > 0
    ? html`<h4>Parameters</h4>${fieldTable(
        parameters.map(({ name, in: place, required = false, description, schema = {} }) => ({
          name,
          place,
          isRequired: required,
          schema,
          ...(description ? { description } : {}),
        })),
      )}`
    : undefined
}
${operation.requestBody ? bodyView('Request', resolve(document, operation.requestBody)) : undefined}
${Object.entries(operation.responses)
  .filter(([status]) => status.startsWith('2'))
  .map(([status, answer]) => bodyView(`Answer ${status}`, resolve(document, answer)))}
</section>`;
}

/** The whole contract to read, without a script: every operation by tag, then every schema. */
export function referenceView(document: ViewedDocument): Html {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags?.includes(tag.name)),
  }));
  return html`<p>Version ${document.info.version}. The same as data: <a href="/openapi.json">openapi.json</a>.</p>
${document.info.description.split(/\n\s*\n/).map((text) => html`<p>${words(text)}</p>`)}
<nav aria-label="Operations"><ul class="pages">${tags.map(
    (tag) =>
      html`<li><strong>${tag.name}</strong>${tag.operations.map(
        ({ operation }) => html`<a href="#${operation.operationId}">${operation.summary}</a>`,
      )}</li>`,
  )}</ul></nav>
${tags.map(
  (tag) => html`<h2>${tag.name}</h2><p class="hint">${tag.description}</p>
${tag.operations.map(({ path, method, operation }) => operationView(document, path, method, operation))}`,
)}
<h2>Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) =>
    html`<section aria-labelledby="schema-${name}"><h3 id="schema-${name}">${name}</h3>${schemaView(schema)}</section>`,
)}`;
}
