import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { usePageTitle } from '../../parts/use-page-title.ts';

/** Says what a person does on this page. */
export function __Name__Page() {
  const { t } = useLingui();
  usePageTitle(t`__title__`);
  return (
    <Stack gap={5}>
      <PageHeader title={t`__title__`} />
      <StateView kind="empty" />
    </Stack>
  );
}
