__macroImports__import { useLingui } from '@lingui/react/macro';
import { __operation__ } from '@mekong/api-client/admin/sdk/__operation__';
import type { __Row__ } from '@mekong/api-client/admin/types';
__imports__import { PageHeader } from '@mekong/ui/patterns/PageHeader';
__labelImports__import { ListTable } from '../../parts/ListTable.tsx';
import { useRows } from '../../queries/use-rows.ts';

__labels__/** Says what an operator does on this page. */
export function __Name__Screen() {
  const { t } = useLingui();
__hooks__  const list = useRows<__Row__>(['__operation__'], ({ cursor, signal }) =>
    __operation__({ query: { cursor }, signal }),
  );
  return (
    <>
      <PageHeader title={t`__title__`} />
      <ListTable
        caption={t`__title__`}
        list={list}
        rowKey={({ __key__ }) => String(__key__)}
        empty={t`No __words__ yet`}
        columns={[
__columns__
        ]}
      />
    </>
  );
}
