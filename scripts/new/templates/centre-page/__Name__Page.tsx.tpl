import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
__pageImports__

/** Says what a person does on this page. */
export function __Name__Page(__pageProps__) {
  const { t } = useLingui();
  usePageTitle(t`__title__`);
  return (
    <Stack gap={5}>
      <PageHeader title={t`__title__`} />
      __pageBody__
    </Stack>
  );
}
