// What a new page of a centre holds beside its title: a form that sends an operation of the contract, and a table that
// shows a list of it.
import {
  answerOf,
  columnsOf,
  labelsOf,
  listsOf,
  nameOf,
  operationOf,
  readContract,
  resolve,
  sampleOf,
  valueWordsOf,
  wordsOf,
} from './contract.mjs';

const toPascal = (name) => name.replace(/^./, (letter) => letter.toUpperCase());
const json = 'application/json';
const lines = (parts) => parts.join('\n');

/** Which operation each part shows: `form=makeClaim table=listClaims`, with or without dashes. */
function partsOf(args) {
  const parts = {};
  const words = args.flatMap((arg) => arg.replace(/^--/, '').split('='));
  for (let index = 0; index < words.length; index += 2) {
    const [part, operation] = words.slice(index, index + 2);
    if (part !== 'form' && part !== 'table')
      throw new Error(`"${part}" is no part of a page: say form=<operation>, table=<operation>, both or nothing.`);
    parts[part] = operation;
  }
  return parts;
}

/**
 * Words of the templates of a page of a centre.
 *
 * @param args the parts that it has: `form=<operation>`, `table=<operation>`
 * @throws Error with the operations there are, when one is none that a part can show
 */
export function centrePageWords(args, { centre, camel, Name }) {
  const parts = partsOf(args);
  const contract = readContract('site');
  const table = 'table' in parts ? tableWords(contract, parts.table) : {};
  const form = 'form' in parts ? formWords(contract, parts.form, parts.table) : {};
  const hasParts = 'form' in parts || 'table' in parts;
  const { hasSearch = false } = table;
  return {
    __pageImports__: lines([
      ...(hasParts ? [] : ["import { StateView } from '@mekong/ui/StateView';"]),
      "import { usePageTitle } from '../../parts/use-page-title.ts';",
      ...('form' in parts ? [`import { ${Name}Form } from './${Name}Form.tsx';`] : []),
      ...('table' in parts
        ? [
            `import { ${Name}Table } from './${Name}Table.tsx';`,
            ...(hasSearch ? [`import type { ${Name}Search } from './__name__-search.ts';`] : []),
          ]
        : []),
    ]),
    __pageProps__: hasSearch ? `{ search }: { readonly search: ${Name}Search }` : '',
    __pageBody__: lines([
      ...(hasParts ? [] : ['<StateView kind="empty" />']),
      ...('form' in parts ? [`<${Name}Form />`] : []),
      ...('table' in parts ? [`<${Name}Table${hasSearch ? ' search={search}' : ''} />`] : []),
    ]),
    __searchImport__: hasSearch
      ? `import { ${camel}Search } from './__name__-search.ts';`
      : "import { searchOf } from '../../entry/search.ts';",
    __search__: hasSearch ? `${camel}Search` : 'searchOf({})',
    ...table.words,
    ...form,
    __templates__: ['page', ...Object.keys(parts), ...(hasSearch ? ['search'] : [])],
    __path__: centre === 'member' ? '/member' : '/agentHome',
    __centre__: centre,
  };
}

/** How a field of a form is made, by what it sends. */
const fields = {
  text: {
    part: 'TextField',
    first: () => "''",
    type: () => 'string',
    body: (name) => `${name}.trim()`,
    element: (name, { maxLength, isRequired }) =>
      `<TextField {...field('${name}')} label={t\`${wordsOf(name)}\`}${maxLength ? ` maxLength={${maxLength}}` : ''}${isRequired ? ' isRequired' : ''} />`,
    fill: (name, value) =>
      `fireEvent.change(screen.getByRole('textbox', { name: /^${wordsOf(name)}/ }), { target: { value: '${value}' } });`,
  },
  number: {
    part: 'NumberField',
    isControlled: true,
    first: () => "''",
    type: () => 'string',
    body: (name) => `Number(${name} || Number.NaN)`,
    element: (name, { isRequired }) =>
      `<NumberField {...${name}.field} onValueChange={${name}.field.onChange} error={${name}.fieldState.error?.message} label={t\`${wordsOf(name)}\`}${isRequired ? ' isRequired' : ''} />`,
    fill: (name, value) =>
      `fireEvent.change(screen.getByRole('textbox', { name: /^${wordsOf(name)}/ }), { target: { value: '${value}' } });`,
  },
  choice: {
    part: 'Select',
    isControlled: true,
    first: () => "''",
    type: (name) => `Body['${name}'] | ''`,
    body: (name) => `${name} as Body['${name}']`,
    element: (name, { isRequired }) =>
      `<Select {...${name}.field} value={${name}.field.value || undefined} onValueChange={${name}.field.onChange} error={${name}.fieldState.error?.message} label={t\`${wordsOf(name)}\`} options={Object.entries(${name}Labels).map(([value, label]) => ({ value, label: i18n._(label) }))}${isRequired ? ' isRequired' : ''} />`,
    fill: (name, value) =>
      lines([
        `fireEvent.keyDown(screen.getByRole('combobox', { name: /^${wordsOf(name)}/ }), { key: 'ArrowDown' });`,
        `fireEvent.click(await screen.findByRole('option', { name: '${valueWordsOf(value)}' }));`,
      ]),
  },
  check: {
    part: 'Checkbox',
    isControlled: true,
    first: () => 'false',
    type: () => 'boolean',
    body: (name) => name,
    element: (name) =>
      `<Checkbox name={${name}.field.name} ref={${name}.field.ref} onBlur={${name}.field.onBlur} isChecked={${name}.field.value} onCheckedChange={${name}.field.onChange} error={${name}.fieldState.error?.message} label={t\`${wordsOf(name)}\`} />`,
    fill: (name, value) =>
      value ? `fireEvent.click(screen.getByRole('checkbox', { name: /^${wordsOf(name)}/ }));` : '',
  },
};

/** Kind of the field that sends a property; undefined for one that needs a hand. */
function fieldKindOf({ type, enum: values }) {
  if (values && type === 'string') return 'choice';
  return { string: 'text', integer: 'number', number: 'number', boolean: 'check' }[type];
}

function formWords({ document, operations }, operationId, list) {
  const sent = operations.filter(
    ({ requestBody, path, 'x-money': isMoney, 'x-roles': roles }) =>
      requestBody?.content[json] && !path.includes('{') && !isMoney && roles.some((role) => role !== 'vendor'),
  );
  const operation = operationOf(
    sent,
    operationId,
    'operation with a body, without a parameter in its path and no money',
  );
  const { schema, example } = operation.requestBody.content[json];
  const body = resolve(document, schema);
  const shown = Object.entries(body.properties)
    .map(([name, property]) => ({
      name,
      ...resolve(document, property),
      isRequired: body.required?.includes(name) ?? false,
    }))
    .map((property) => ({ ...property, kind: fieldKindOf(property) }))
    .filter(({ kind, isRequired }) => kind !== undefined || isRequired);
  const odd = shown.find(({ kind }) => kind === undefined);
  if (odd) throw new Error(`${operationId} sends "${odd.name}", which is no plain value: write its form by hand.`);
  const of = (kind) => shown.filter((property) => property.kind === kind);
  const hasControlled = shown.some(({ kind }) => fields[kind].isControlled);
  const choices = of('choice');
  const parts = [...new Set(shown.map(({ kind }) => fields[kind].part))];
  const names = shown.map(({ name }) => name).join(', ');
  const entryOf = ({ name, kind, isRequired }) => {
    const value = fields[kind].body(name);
    if (isRequired || kind === 'check') return value === name ? name : `${name}: ${value}`;
    return `...(${name} && { ${name}: ${value} })`;
  };
  const filled = shown.filter(({ name }) => example?.[name] !== undefined);
  return {
    __form__: operationId,
    __Form__: toPascal(operationId),
    __formImports__: lines([
      ...(choices.length > 0 ? ["import { msg } from '@lingui/core/macro';"] : []),
      ...parts.map((part) => `import { ${part} } from '@mekong/ui/${part}';`),
      ...(hasControlled ? ["import { useController } from 'react-hook-form';"] : []),
      ...(list ? ["import { useQueryClient } from '@tanstack/react-query';"] : []),
    ]),
    __formLabels__: choices
      .map(
        ({ name, enum: values }) => `const ${name}Labels = {\n${labelsOf(values, wordsOf(name).toLowerCase())}\n};\n\n`,
      )
      .join(''),
    __formHooks__: choices.length > 0 ? '{ t, i18n }' : '{ t }',
    __formQuery__: list ? '  const queryClient = useQueryClient();\n' : '',
    __values__: lines(shown.map(({ name, kind }) => `readonly ${name}: ${fields[kind].type(name)};`)),
    __names__: names,
    __body__: shown.map(entryOf).join(', '),
    __first__: shown.map(({ name, kind }) => `${name}: ${fields[kind].first()}`).join(', '),
    __controllers__: shown
      .filter(({ kind }) => fields[kind].isControlled)
      .map(({ name }) => `  const ${name} = useController({ name: '${name}', control: form.control });\n`)
      .join(''),
    __fieldVar__: of('text').length > 0 ? ', field' : '',
    __invalidate__: list ? `        await queryClient.invalidateQueries({ queryKey: ['${list}'] });\n` : '',
    __asyncDone__: list ? 'async () =>' : '() =>',
    __fields__: lines(shown.map((property) => fields[property.kind].element(property.name, property))),
    __fills__: lines(filled.map(({ name, kind }) => fields[kind].fill(name, example[name]))),
    __sent__: JSON.stringify(Object.fromEntries(filled.map(({ name }) => [name, example[name]]))),
    __formAnswer__: JSON.stringify(answerOf(document, operation).example),
  };
}

const cells = {
  time: (name) => `<DateTime value={${name}} />`,
  text: (name) => `<bdi>{${name}}</bdi>`,
  number: (name) => name,
  choice: (name) => `i18n._(lookUp(${name}Labels, ${name}, { id: ${name} }))`,
};
const cellOf = ({ name, kind }) =>
  kind === 'money'
    ? `({ ${name}, currency }) => <Money amount={${name}} currency={currency} isSymbolHidden />`
    : `({ ${name} }) => ${cells[kind](name)}`;

function tableWords({ document, operations }, operationId) {
  const operation = operationOf(listsOf(operations, ['page', 'cursor']), operationId, 'list (x-list: page or cursor)');
  const isPaged = operation['x-list'] === 'page';
  const { value, example } = answerOf(document, operation);
  const { items } = resolve(document, value.properties.content);
  const row = resolve(document, items);
  const columns = columnsOf(document, row);
  const { key, sample } = sampleOf(columns, example.content);
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const named = (name) => parameters.some((parameter) => parameter.in === 'query' && parameter.name === name);
  const hasPeriod = named('from') && named('to');
  const filters = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'sort')
    .map(({ name, schema }) => ({ name, values: resolve(document, schema).enum }))
    .filter(({ values }) => values?.every((filter) => typeof filter === 'string'));
  const choices = columns.filter(({ kind }) => kind === 'choice');
  const labelled = new Map([...choices, ...filters].map(({ name, values }) => [name, values]));
  const has = (kind) => columns.some((column) => column.kind === kind);
  const hasFilters = hasPeriod || filters.length > 0;
  const asked = `{ ${[
    ...(hasPeriod ? ['...toMoments(range, timeZone)'] : []),
    ...filters.map(({ name }) => `${name}: search.${name}`),
    ...(isPaged ? ['page', 'pageSize'] : []),
  ].join(', ')} }`;
  const [filter] = filters;
  const hasSearch = hasFilters || isPaged;
  const words = {
    __list__: operationId,
    __Row__: nameOf(items),
    __rowKey__: key,
    __tableImports__: lines([
      ...(labelled.size > 0 ? ["import { msg } from '@lingui/core/macro';"] : []),
      ...(choices.length > 0 ? ["import { lookUp } from '@mekong/api-client/unlisted';"] : []),
      ...(has('time') ? ["import { DateTime } from '@mekong/ui/DateTime';"] : []),
      ...(has('money') ? ["import { Money } from '@mekong/ui/Money';"] : []),
      ...(hasFilters ? ["import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';"] : []),
      ...(hasPeriod
        ? [
            "import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';",
            "import { useMerchant } from '../../queries/status.ts';",
          ]
        : []),
      ...(isPaged
        ? [
            `import { ${operationId}Options } from '@mekong/api-client/queries/${operationId}';`,
            "import { keepPreviousData, useQuery } from '@tanstack/react-query';",
          ]
        : [
            `import { ${operationId}QueryKey } from '@mekong/api-client/queries/${operationId}';`,
            `import { ${operationId} } from '@mekong/api-client/sdk/${operationId}';`,
            "import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';",
          ]),
      ...(hasSearch
        ? [
            "import { __camel__Search, type __Name__Search } from './__name__-search.ts';",
            "import { useCentreSearch } from '../../parts/records/use-centre-search.ts';",
          ]
        : []),
    ]),
    __tableLabels__: [...labelled]
      .map(([name, values]) => `const ${name}Labels = {\n${labelsOf(values, wordsOf(name).toLowerCase())}\n};\n\n`)
      .join(''),
    __tableHooks__: lines([
      labelled.size > 0 ? 'const { t, i18n } = useLingui();' : 'const { t } = useLingui();',
      ...(hasSearch ? ["const { show } = useCentreSearch('__path__', __camel__Search);"] : []),
      ...(hasPeriod
        ? ['const { timeZone } = useMerchant();', 'const range = periodDays(search, Date.now(), timeZone);']
        : []),
      ...(isPaged ? ['const page = search.listPage ?? 1;'] : []),
    ]),
    __tableQuery__: isPaged
      ? `const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({ ...${operationId}Options({ query: ${asked} }), placeholderData: keepPreviousData });
  // an answer of another filter may stand in while the new one comes; after a failure it would be a lie
  const answer = error && isPlaceholderData ? undefined : data;`
      : `const query = ${asked};
  const { data, error, refetch, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [${operationId}QueryKey()[0], 'rows', query],
    queryFn: ({ pageParam: cursor, signal }) => ${operationId}({ query: { ...query, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const rows = error && isPlaceholderData ? undefined : data?.pages.flatMap(({ content }) => content);`,
    __rows__: isPaged ? 'answer?.content' : 'rows',
    __further__: isPaged
      ? 'pages={{ page, pageSize, total: answer?.totalElements, onPageChange: (to) => show({ listPage: to === 1 ? undefined : to }) }}'
      : 'more={rows && rows.length > 0 && hasNextPage ? { hasMore: hasNextPage, onMore: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined}',
    __pageSize__: isPaged ? '/** Rows of one page. */\nconst pageSize = 20;\n\n' : '',
    __columns__: lines(
      columns.map(
        (column) =>
          `{ key: '${column.name}', header: t\`${wordsOf(column.name)}\`, ${column.kind === 'money' ? "align: 'end', " : ''}cell: ${cellOf(column)} },`,
      ),
    ),
    __filters__: hasFilters
      ? `<RecordFilters
        label={t\`Filters of the list\`}
        ${hasPeriod ? 'period={{ value: range, onValueChange: (period) => show({ ...period, listPage: undefined }) }}' : ''}
        selects={[${filters
          .map(
            ({ name }) => `{
            key: '${name}',
            label: t\`${wordsOf(name)}\`,
            allLabel: t({ message: 'All', context: '${wordsOf(name).toLowerCase()}' }),
            options: Object.entries(${name}Labels).map(([value, label]) => ({ value, label: i18n._(label) })),
            value: search.${name},
            onValueChange: (value) => show({ ...__camel__Search({ ...search, ${name}: value }), listPage: undefined }),
          }`,
          )
          .join(', ')}]}
        onReset={() => show({ ${filters.map(({ name }) => `${name}: undefined`).join(', ')} })}
      />`
      : '',
    __rules__: lines([
      ...(hasPeriod
        ? [
            'range: oneOf(periodNames),',
            '/** First and last day of a custom range, yyyy-MM-dd. */',
            'from: shaped(/^\\d{4}-\\d{2}-\\d{2}$/),',
            'to: shaped(/^\\d{4}-\\d{2}-\\d{2}$/),',
          ]
        : []),
      ...filters.map(({ name, values }) => `${name}: oneOf(${JSON.stringify(values)}),`),
      'listPage: pageNumber(),',
    ]),
    __ruleImports__: [
      ...(filters.length > 0 || hasPeriod ? ['oneOf'] : []),
      'pageNumber',
      'type SearchValues',
      'searchOf',
      ...(hasPeriod ? ['shaped'] : []),
    ].join(', '),
    __periodImport__: hasPeriod ? "import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';\n" : '',
    __tableProps__: hasSearch ? '{ search }: { readonly search: __Name__Search }' : '',
    __sample__: sample ?? '',
    __answer__: JSON.stringify(example),
    __given__: filter
      ? ` search={{ ${filter.name}: '${filter.values[0]}' }}`
      : isPaged
        ? ' search={{ listPage: 2 }}'
        : hasSearch
          ? ' search={{}}'
          : '',
    __asked__: filter ? `{ ${filter.name}: '${filter.values[0]}' }` : isPaged ? '{ page: 2 }' : '{}',
  };
  return { hasSearch, words };
}
