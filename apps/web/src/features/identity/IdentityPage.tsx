import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Stepper } from '@mekong/ui/Stepper';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { identityCheckQuery } from '../../queries/identity.ts';
import { focusContent } from '../../state/content.ts';
import { DocumentsStep } from './DocumentsStep.tsx';
import { IdentityChecklist } from './IdentityChecklist.tsx';
import { type IdentitySearch, identitySearch, stepNames } from './identity-search.ts';
import { useIdentityLabels } from './labels.ts';
import { StepForm } from './StepForm.tsx';

/** Who the member is (kyc): the checklist, or the step that the address names. */
export function IdentityPage({ search: { step } }: { readonly search: IdentitySearch }) {
  const { t } = useLingui();
  const { stepTitles } = useIdentityLabels();
  const { show, hrefOf } = useCentreSearch('/member', identitySearch);
  const { data: check, error, refetch, isFetching } = useQuery(identityCheckQuery());
  const title = t({ message: 'Identity check', context: 'page', comment: 'Page where members say who they are' });
  usePageTitle(title);
  const header = <PageHeader title={title} text={t`Four steps. You need it once, before your first withdrawal.`} />;
  if (error && !check)
    return (
      <Stack gap={5}>
        {header}
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Stack>
    );
  if (!check)
    return (
      <Stack gap={5}>
        {header}
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  if (step === undefined)
    return (
      <Stack gap={5}>
        {header}
        <IdentityChecklist check={check} hrefOf={(name) => hrefOf({ step: name })} />
      </Stack>
    );
  /** The next step; after the last one the checklist, from which everything is sent. */
  const goOn = () => {
    show({ step: stepNames[stepNames.indexOf(step) + 1] });
    focusContent();
  };
  return (
    <Stack gap={5}>
      {header}
      <Stepper label={title} steps={stepNames.map((key) => ({ key, label: stepTitles[key] }))} value={step} />
      {step === 'documents' ? (
        <DocumentsStep check={check} onDone={goOn} />
      ) : (
        <StepForm key={step} name={step} check={check} onDone={goOn} />
      )}
      <Inline gap={3}>
        <ButtonLink href={hrefOf({ step: undefined })} variant="ghost">
          <Trans>See all steps</Trans>
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
