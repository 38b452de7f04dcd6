import { fieldLine, fieldsIn, type ReferenceField, type ReferenceSchema, type Resolve } from './schema-fields.ts';

interface ReferenceBody {
  $ref?: string;
  content?: Record<string, { schema?: ReferenceSchema }>;
}

interface ReferenceParameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: ReferenceSchema;
}

interface ReferenceOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: ReferenceParameter[];
  requestBody?: ReferenceBody;
  responses: Record<string, ReferenceBody>;
  'x-roles'?: string[];
  'x-errors'?: string[];
  [extension: `x-${string}`]: unknown;
}

/** The document of a contract, as far as the reference shows it. */
export interface ReferenceDocument {
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ReferenceOperation>>;
  [section: string]: unknown;
}

/** What an operation takes or answers. */
interface ReferencePart {
  kind: 'parameters' | 'request' | 'answer';
  name: string;
  fields: ReferenceField[];
}

/** Extensions that say how an operation behaves, beside its roles and error codes. */
const TRAITS = ['x-rate', 'x-list', 'x-shared', 'x-sealed', 'x-money', 'x-activity', 'x-before-change'] as const;

/** A contract to read, for people. */
export function createReference(document: ReferenceDocument) {
  const resolve: Resolve = (node) => {
    if (!node.$ref) return node;
    const path = node.$ref.slice(2).split('/');
    return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as typeof node;
  };

  const bodyParts = (kind: 'request' | 'answer', body: ReferenceBody, status?: string): ReferencePart[] =>
    Object.entries(resolve(body).content ?? {}).map(([type, { schema = {} }]) => ({
      kind,
      name: status ?? type,
      fields: fieldsIn(schema, resolve),
    }));

  const parameterPart = (parameters: readonly ReferenceParameter[]): ReferencePart[] => {
    if (parameters.length === 0) return [];
    const fields = parameters.map((parameter) => {
      const { name, in: place, required = false, schema = {}, description } = resolve(parameter);
      const line = fieldLine(`${place} ${name}`, schema, required, resolve);
      return { ...line, ...(description ? { description } : {}) };
    });
    return [{ kind: 'parameters', name: '', fields }];
  };

  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      line: {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0] ?? '',
        summary: operation.summary,
      },
      operation,
    })),
  );

  return {
    /** Every operation in a line, by group. */
    overview: () => ({
      version: document.info.version,
      tags: document.tags.map(({ name, description }) => ({ name, description })),
      operations: all.map(({ line }) => line),
    }),

    /** One operation with its fields; `undefined` when there is none of that id. */
    operation(id: string) {
      const found = all.find(({ line }) => line.id === id);
      if (!found) return undefined;
      const { line, operation } = found;
      const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      return {
        ...line,
        description: operation.description.replaceAll('`', ''),
        roles: operation['x-roles'] ?? [],
        errors: operation['x-errors'] ?? [],
        traits: Object.fromEntries(
          TRAITS.flatMap((name) => (operation[name] === undefined ? [] : [[name, operation[name]]])),
        ),
        parts: [
          ...parameterPart(operation.parameters ?? []),
          ...(operation.requestBody ? bodyParts('request', operation.requestBody) : []),
          ...answers.flatMap(([status, answer]) => bodyParts('answer', answer, status)),
        ],
      };
    },
  };
}

export type Reference = ReturnType<typeof createReference>;
