import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Alert } from '@mekong/ui/Alert';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';

/** Why a link was not made or switched on: where there are too many, with what to do. */
export function LinkFailure({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const fields = isApiError(error) && error.code === 'VALIDATION_FAILED' ? (error.params.fields ?? []) : [];
  const full = fields.find(({ name, rule }) => rule === 'max' && (name === 'isActive' || name === 'linkId'));
  if (full?.max === undefined) return <FailureAlert error={error} />;
  const { name, max } = full;
  if (name === 'linkId')
    return (
      <Alert
        tone="negative"
        title={t`${plural(max, { one: 'You can have # link in all.', other: 'You can have # links in all.' })}`}
        description={t`Switch on a link that is off instead.`}
      />
    );
  return (
    <Alert
      tone="negative"
      title={t`${plural(max, { one: 'You can have # link in use.', other: 'You can have # links in use.' })}`}
      description={t`Switch off a link that you no longer need. Its figures stay. Then try again.`}
    />
  );
}
