import { useLingui } from '@lingui/react/macro';
import { zAcceptAgreementBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { getRegisterSettingsOptions } from '@mekong/api-client/queries/getRegisterSettings';
import { acceptAgreement } from '@mekong/api-client/sdk/acceptAgreement';
import type { RegisterSettings, TermsDue } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { RegisterFormConsents } from '@mekong/ui/patterns/RegisterForm/consents';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Failure } from '../../../parts/Failure.tsx';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { boxOf } from './box-of.ts';

interface AcceptTermsProps {
  /** FIRST asks for the age as well. */
  readonly due: TermsDue;
  /** Accepted. What this rejects with is shown above the form. */
  readonly onDone: () => Promise<void>;
}

/** The agreement in force, to be accepted before anything else. */
export function AcceptTerms(props: AcceptTermsProps) {
  const { data, error, refetch, isFetching } = useQuery(getRegisterSettingsOptions());
  if (data) return <TermsForm {...props} settings={data} onOutdated={() => refetch()} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Stack gap={4}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}

interface TermsFormProps extends AcceptTermsProps {
  readonly settings: RegisterSettings;
  /** Another version is in force by now. */
  readonly onOutdated: () => Promise<unknown>;
}

function TermsForm({ due, onDone, settings, onOutdated }: TermsFormProps) {
  const { t } = useLingui();
  const { agreementVersion: version, minAge } = settings;
  const asksAge = due === 'FIRST';
  const { form, submit, isPending, failure } = useServerForm(
    {
      validator: zAcceptAgreementBody,
      body: ({ agreement, age }) => ({
        agreement: { version, accepted: agreement },
        ...(asksAge ? { ageConfirmed: age } : {}),
      }),
      send: (body) => acceptAgreement({ body }),
    },
    {
      first: { agreement: false, age: false },
      rules: {
        agreement: (isAccepted) => isAccepted || t`Accept the terms to continue.`,
        age: (isStated) => !asksAge || isStated || t`You must be ${minAge} or older to continue.`,
      },
      onDone,
      refuse: async (error) => {
        if (!isApiError(error) || error.code !== 'TERMS_REQUIRED') return undefined;
        form.setValue('agreement', false);
        await onOutdated();
        return [{ name: 'agreement', text: t`The terms have just changed. Read and accept the new ones.` }];
      },
    },
  );
  const agreement = useController({ name: 'agreement', control: form.control });
  const age = useController({ name: 'age', control: form.control });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <FailureAlert error={failure} />
        <Alert
          title={
            asksAge
              ? t`Your agent made this account for you. Read the terms and confirm your age before you start.`
              : t`Our terms have changed. Read the new version and accept it to continue.`
          }
        />
        <RegisterFormConsents
          agreement={{
            ...boxOf(agreement.field),
            error: agreement.fieldState.error?.message,
            termsHref: '/help/terms',
            privacyHref: '/help/privacy',
          }}
          age={asksAge ? { ...boxOf(age.field), error: age.fieldState.error?.message, least: minAge } : undefined}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {t`Accept and continue`}
        </Button>
      </Stack>
    </form>
  );
}
