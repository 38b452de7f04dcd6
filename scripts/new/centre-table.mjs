// The table of a new page of a centre: a column for each plain property of the rows of a list of the contract, its filters
// and its page in the address.
import { labelsConst, lines, resolve, wordsOf } from './contract.mjs';
import { plainCells, readList } from './list.mjs';

const cells = {
  ...plainCells,
  choice: (name) => `i18n._(lookUp(${name}Labels, ${name}, { id: ${name} }))`,
};
const cellOf = ({ name, kind }) =>
  kind === 'money'
    ? `({ ${name}, currency }) => <Money amount={${name}} currency={currency} isSymbolHidden />`
    : `({ ${name} }) => ${cells[kind](name)}`;

/**
 * Words of the templates of a table.
 *
 * @throws Error with the lists there are, when it is none of them
 */
export function tableWords(contract, operationId) {
  // the number of a row tells a member nothing
  const choice = { kinds: ['page', 'cursor'], what: 'list (x-list: page or cursor)', leftOut: ['id'] };
  const list = readList(contract, operationId, choice);
  const { operation, Row, columns, key, sample, example } = list;
  const { document } = contract;
  const isPaged = operation['x-list'] === 'page';
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
  // what the test asks for by the address, where the address says something
  const asks =
    (filter && `{ ${filter.name}: '${filter.values[0]}' }`) ||
    (isPaged && '{ page: 2 }') ||
    (hasPeriod && '{ from: expect.any(String), to: expect.any(String) }');
  const words = {
    __list__: operationId,
    __Row__: Row,
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
    __tableLabels__: [...labelled].map(([name, values]) => labelsConst(name, values)).join(''),
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
      : `${hasFilters ? `const query = ${asked};\n  ` : ''}const { data, error, refetch, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [${operationId}QueryKey()[0], 'rows'${hasFilters ? ', query' : ''}],
    queryFn: ({ pageParam: cursor, signal }) => ${operationId}({ query: { ${hasFilters ? '...query, ' : ''}cursor }, signal }),
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
    __narrowed__: hasFilters ? ' What it is narrowed to stands in the address.' : '',
    __does__: asks ? 'asks for what the address says, and lists the answer' : 'lists the answer',
    __sample__: sample ?? '',
    __answer__: JSON.stringify(example),
    __given__: filter
      ? ` search={{ ${filter.name}: '${filter.values[0]}' }}`
      : isPaged
        ? ' search={{ listPage: 2 }}'
        : hasSearch
          ? ' search={{}}'
          : '',
    __asks__: asks ? `expect(${operationId}.mock.lastCall?.[0].query).toMatchObject(${asks});` : '',
  };
  return { hasSearch, words };
}
