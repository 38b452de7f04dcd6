/** A schema of the document, as far as the reference shows it. */
export interface ReferenceSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, ReferenceSchema>;
  required?: string[];
  enum?: (string | number)[];
  const?: unknown;
  items?: ReferenceSchema;
  oneOf?: ReferenceSchema[];
  anyOf?: ReferenceSchema[];
  allOf?: ReferenceSchema[];
  additionalProperties?: boolean | ReferenceSchema;
  [keyword: string]: unknown;
}

/** A field in one line, for people. */
export interface ReferenceField {
  /** Its place: `value.content[].betNo`. */
  name: string;
  type: string;
  required: boolean;
  limits?: string;
  description?: string;
}

/** Follows a reference of the document. */
export type Resolve = <T extends { $ref?: string }>(node: T) => T;

const LIMITS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'];

const formsOf = ({ oneOf = [], anyOf = [] }: ReferenceSchema): ReferenceSchema[] => [...oneOf, ...anyOf];

/** Type of a value in words: `text`, `GameCard`, `list of GameCard`, `"A" or "B"`. */
function typeOf(schema: ReferenceSchema): string {
  const name = schema.$ref?.split('/').pop();
  if (name) return name;
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return schema.enum.join(' | ');
  const forms = formsOf(schema);
  if (forms.length > 0) return forms.map(typeOf).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  return [schema.type ?? 'any'].flat().join(' | ');
}

/** A named type of plain values tells little: its values are told instead. */
function shownType(schema: ReferenceSchema, resolve: Resolve): string {
  const target = resolve(schema);
  const isPlain = target.enum !== undefined || target.const !== undefined;
  return isPlain ? typeOf({ ...target, $ref: undefined as never }) : typeOf(schema);
}

/** One line for a value at a place. */
export function fieldLine(name: string, schema: ReferenceSchema, required: boolean, resolve: Resolve): ReferenceField {
  const target = resolve(schema);
  const limits = LIMITS.filter((limit) => target[limit] !== undefined).map((limit) => `${limit} ${target[limit]}`);
  const description = schema.description ?? target.description;
  return {
    name,
    type: shownType(schema, resolve),
    required,
    ...(limits.length > 0 ? { limits: limits.join(', ') } : {}),
    ...(description ? { description } : {}),
  };
}

/** The fields inside of a value, each followed by those inside of it. A type inside of itself is named and not opened again. */
export function fieldsIn(
  schema: ReferenceSchema,
  resolve: Resolve,
  at = '',
  open: readonly string[] = [],
): ReferenceField[] {
  if (schema.$ref && open.includes(schema.$ref)) return [];
  const inside = schema.$ref ? [...open, schema.$ref] : open;
  const { properties = {}, required = [], items, additionalProperties: other, ...rest } = resolve(schema);
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const place = at === '' ? name : `${at}.${name}`;
    return [fieldLine(place, field, required.includes(name), resolve), ...fieldsIn(field, resolve, place, inside)];
  });
  const parts = [
    ...(rest.allOf ?? []).map((part) => [part, at] as const),
    ...formsOf(rest).map((form) => [form, at] as const),
    ...(items ? [[items, `${at}[]`] as const] : []),
    ...(typeof other === 'object' ? [[other, at === '' ? '*' : `${at}.*`] as const] : []),
  ];
  const found = [...own, ...parts.flatMap(([part, place]) => fieldsIn(part, resolve, place, inside))];
  // forms of one value share most of their fields
  return found.filter(({ name }, n) => found.findIndex((line) => line.name === name) === n);
}
