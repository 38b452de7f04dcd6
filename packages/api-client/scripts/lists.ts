import { type Contract, type Operation, operationsOf, type Parameter, resolve, type Schema } from './contract.ts';

type ListForm = NonNullable<Operation['x-list']>;
/** Forms of a list. */
export const LIST_FORMS: readonly ListForm[] = ['page', 'cursor', 'top', 'whole'];

/** Shared parameters that each form is asked by. A name with an end of its own (`PageSize20`) has a default of its own. */
const ASKED_BY: Record<ListForm, readonly RegExp[]> = {
  page: [/^Page$/, /^PageSize\d+$/],
  cursor: [/^Cursor$/, /^PageSize\d+$/],
  top: [],
  whole: [],
};

/** Shared schemas of the fields that each form answers beside `content`, and whether they may be absent. */
const ANSWERS: Record<ListForm, Readonly<Record<string, { schema: string; isOptional?: boolean }>>> = {
  page: {
    page: { schema: 'PageNumber' },
    pageSize: { schema: 'PageSize' },
    totalElements: { schema: 'TotalElements' },
    totalPages: { schema: 'TotalPages' },
  },
  cursor: { nextCursor: { schema: 'Cursor', isOptional: true } },
  top: {},
  whole: {},
};

/** Parameters that cut a list, and the forms that have them. `limitNum` is the specification's word for `limit`. */
const CUTS: Readonly<Record<string, readonly ListForm[]>> = {
  page: ['page'],
  pageSize: ['page', 'cursor'],
  cursor: ['cursor'],
  limit: ['top'],
  limitNum: ['top'],
};

const nameOf = (node: { $ref?: string }): string => node.$ref?.split('/').at(-1) ?? '';

/** What an operation answers, without the envelope. */
function answerOf(contract: Contract, operation: Operation): Schema | undefined {
  const response = operation.responses['200'] && resolve(contract, operation.responses['200']);
  const schema = response?.content?.['application/json']?.schema;
  const answer = schema && resolve(contract, schema);
  const value = answer?.properties?.value;
  return value ? resolve(contract, value) : answer;
}

/** Whether a value is a list or holds one, however deep. A list of values of an enum has an end of its own. */
function hasList(contract: Contract, node: Schema, seen = new Set<Schema>()): boolean {
  const value = resolve(contract, node);
  if (seen.has(value)) return false;
  seen.add(value);
  if (value.items) return resolve(contract, value.items).enum === undefined;
  return Object.values(value.properties ?? {}).some((field) => hasList(contract, field, seen));
}

function* formFaults(contract: Contract, operation: Operation, form: ListForm): Generator<string> {
  const parameters = operation.parameters ?? [];
  for (const wanted of ASKED_BY[form])
    if (!parameters.some((parameter) => wanted.test(nameOf(parameter))))
      yield `a list by ${form} takes the shared parameter ${wanted.source.replace(/[\^$]|\\d\+/g, '')}`;
  for (const { name } of parameters.map((parameter) => resolve(contract, parameter)))
    if (CUTS[name]?.includes(form) === false) yield `a list of the form ${form} takes no ${name}`;

  if (Object.keys(ANSWERS[form]).length === 0) return;
  const value = answerOf(contract, operation);
  const { properties = {}, required = [] } = value ?? {};
  if (!properties.content?.items || !required.includes('content'))
    yield `a list by ${form} answers its rows as content, always`;
  for (const [name, { schema, isOptional = false }] of Object.entries(ANSWERS[form])) {
    if (!properties[name] || nameOf(properties[name]) !== schema)
      yield `a list by ${form} answers ${name}, of the shared schema ${schema}`;
    else if (required.includes(name) === isOptional)
      yield `a list by ${form} answers ${name} ${isOptional ? 'as long as there is more' : 'always'}`;
  }
}

/** Lists that are cut in another way than the others, one sentence each. A new list chooses one of the forms. */
export function listFaults(contract: Contract): string[] {
  const faults: string[] = [];
  for (const { method, operation } of operationsOf(contract)) {
    const report = (fault: string): void => void faults.push(`${operation.operationId}: ${fault}`);
    const form = operation['x-list'];
    const value = method === 'GET' ? answerOf(contract, operation) : undefined;
    const isList = value !== undefined && hasList(contract, value);
    if (form && !isList) report('x-list is for reads that answer a list');
    else if (isList && !form) report(`x-list must say the form of its list: ${LIST_FORMS.join(', ')}`);
    else if (form) for (const fault of formFaults(contract, operation, form)) report(fault);
  }
  return faults;
}

/** One name per thing that a client asks by, and the other names it goes by elsewhere (without case and underscores). */
const ONE_NAME: Readonly<Record<string, RegExp>> = {
  nodeId: /^(node|nodeid|gamenode|gamenodeid)$/,
  vendor: /^(vendor|vendors|vendorcode|vendorid|vassalage|provider|providercode)$/,
  category: /^(category|gamecategory|gametype|categorycode)$/,
  language: /^(language|lang|locale|languagecode)$/,
  sort: /^(sort|sortby|sorting|order|orderby|orderdirection|direction|desc|asc)$/,
  page: /^(page|pageno|pagenum|pagenumber|pageindex|offset|skip)$/,
  pageSize: /^(pagesize|perpage|size|rows|take|pagelimit)$/,
  cursor: /^(cursor|after|nexttoken|pagetoken|continuation)$/,
  limit: /^(limit|limitnum|top|max|maxrows|count)$/,
};

/** Names of the specification's own requests, which stay as they are on the wire. */
const SPECIFIED: ReadonlySet<string> = new Set([
  'launchGameByAddress vassalage',
  'getWinnerBoard gameCategory',
  'getWinnerBoard limitNum',
  'getHelpCenter lang',
  // a provider of log-ins, not of games
  'startSocialSignIn provider',
  'finishSocialSignIn provider',
]);

/** Fields of requests and answers, by the schema they hold: `vassalage` is the specification's word for a vendor there. */
const FIELD_NAMES: Readonly<Record<string, string>> = { NodeId: 'nodeId', VendorCode: 'vassalage' };

const SORT_VALUE = /^-?[a-z][A-Za-z]*$/;

function* parameterFaults(operation: Operation, parameter: Parameter, schema: Schema): Generator<string> {
  const { name } = parameter;
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '');
  const [right] = Object.entries(ONE_NAME).find(([, names]) => names.test(plain)) ?? [];
  if (right && right !== name && !SPECIFIED.has(`${operation.operationId} ${name}`))
    yield `the parameter ${name} is called ${right} elsewhere`;
  if (name !== 'sort') return;
  const values = schema.enum ?? [];
  if (!nameOf(parameter.schema ?? {}).endsWith('Sort') || parameter.schema?.default === undefined)
    yield 'sort has a schema of its own and a default';
  if (values.length === 0 || !values.every((value) => SORT_VALUE.test(String(value))))
    yield 'sort lists its keys, in camelCase, with a minus before those that turn the order round';
}

/** Every object below a schema of the document that is not another named schema. */
function* objectsIn(node: Schema): Generator<Schema> {
  yield node;
  const below = [...Object.values(node.properties ?? {}), node.items, ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  for (const child of below) if (child && !child.$ref) yield* objectsIn(child);
}

/** Second names of one thing: parameters, and fields that hold a game's or a vendor's code. One sentence each. */
export function nameFaults(contract: Contract): string[] {
  const faults: string[] = [];
  for (const { operation } of operationsOf(contract))
    for (const parameter of (operation.parameters ?? []).map((entry) => resolve(contract, entry))) {
      if (parameter.in === 'header') continue;
      const schema = resolve(contract, parameter.schema ?? {});
      for (const fault of parameterFaults(operation, parameter, schema))
        faults.push(`${operation.operationId}: ${fault}`);
    }
  for (const [name, schema] of Object.entries(contract.components.schemas))
    for (const { properties = {} } of objectsIn(schema))
      for (const [field, holds] of Object.entries(properties)) {
        const right = FIELD_NAMES[nameOf(holds)];
        if (right && right !== field) faults.push(`${name}: the field ${field} is called ${right} elsewhere`);
      }
  return faults;
}
