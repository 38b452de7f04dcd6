import { useLingui } from '@lingui/react/macro';
import { listContractOperationsOptions } from '@mekong/api-client/admin/queries/listContractOperations';
import type { ContractOperationLine } from '@mekong/api-client/admin/types';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { Records } from '../../parts/Records.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { useFailure } from '../../parts/use-failure.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useAddress } from '../../state/address.ts';
import { OperationView } from './OperationView.tsx';
import { operationsThatMatch } from './operations-that-match.ts';

/** Operations of the site's contract; one of them field by field when the address names it. */
export function ReferenceScreen() {
  const [{ operation }] = useAddress();
  return operation === undefined ? <OperationList /> : <OperationView id={operation} />;
}

function OperationList() {
  const { t } = useLingui();
  const say = useFailure();
  const query = useQuery({ ...listContractOperationsOptions(), staleTime: Number.POSITIVE_INFINITY });
  const tags = query.data?.tags ?? [];
  const [{ q, tag }, ignored] = useFilters({ tag: query.data?.tags.map(({ name }) => name) });
  return (
    <>
      <PageHeader
        title={t`API reference`}
        text={t`What the site offers to providers and integrators, as its contract says it.`}
        actions={
          <Link href="/openapi.json" isExternal>
            {t`OpenAPI document`}
          </Link>
        }
      />
      <Records<ContractOperationLine>
        hasMoments={false}
        ignored={ignored}
        caption={t`API reference`}
        rows={query.data && operationsThatMatch(query.data.operations, { q, tag })}
        rowKey={({ id }) => id}
        isLoading={query.isPending}
        failure={query.error ? { ...say(query.error), onRetry: () => void query.refetch() } : undefined}
        toolbar={
          <Inline gap={2}>
            <SearchFilter label={t`Address or words`} />
            <ChoiceFilter
              label={t({ message: 'Group', comment: 'Operations of the API that belong together' })}
              name="tag"
              options={tags.map(({ name }) => ({ value: name, label: name }))}
            />
          </Inline>
        }
        empty={<StateView kind="empty" level={2} title={t`No operations match`} />}
        columns={[
          {
            key: 'summary',
            header: t({ message: 'Operation', comment: 'A call of the API' }),
            priority: 'high',
            cell: ({ id, summary }) => (
              <Link href={`/reference?operation=${id}`}>
                <bdi lang="en">{summary}</bdi>
              </Link>
            ),
          },
          {
            key: 'address',
            header: t({ message: 'Address', comment: 'Method and path of a call' }),
            cell: ({ method, path }) => (
              <bdi dir="ltr">
                {method} <Path path={path} />
              </bdi>
            ),
          },
          {
            key: 'tag',
            header: t({ message: 'Group', comment: 'Operations of the API that belong together' }),
            cell: ({ tag: name }) => <bdi>{name}</bdi>,
          },
        ]}
      />
    </>
  );
}

/** A path that may go on in a next line after a stroke: the longest are wider than a phone. */
function Path({ path }: { readonly path: string }) {
  return path.split(/(?<=[/_-])/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces may be alike and never change their places
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
