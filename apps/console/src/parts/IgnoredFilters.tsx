import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';

/** Says what stands in the address and counts for nothing, as after a link of another release; nothing else is wrong. */
export function IgnoredFilters({ ignored }: { readonly ignored: readonly string[] }) {
  const { t } = useLingui();
  if (ignored.length === 0) return null;
  return (
    <Alert
      title={t`Part of the address is ignored`}
      description={
        <>
          {t`There is no such choice:`} <bdi dir="ltr">{ignored.join(', ')}</bdi>
        </>
      }
    />
  );
}
