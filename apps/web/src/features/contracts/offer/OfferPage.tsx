import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { ArrowLeft } from 'lucide';
import { Failure } from '../../../parts/Failure.tsx';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { OfferWizard } from './OfferWizard.tsx';
import { useOfferData } from './use-offer-data.ts';

interface OfferPageProps {
  /** `new`, or the number of the contract whose terms are changed. */
  readonly offer: string;
  /** Number of the agent that a new contract is for, as the address has it. */
  readonly to: string | undefined;
  /** Address of the list. */
  readonly listHref: string;
  /** Address of a change of terms. */
  readonly hrefOfAmendment: (contractId: string) => string;
  /** Shows the list again. */
  readonly onLeave: () => void;
}

/** A contract is offered to an agent directly below, or other terms for one in force. */
export function OfferPage({ offer, to, listHref, hrefOfAmendment, onLeave }: OfferPageProps) {
  const { t } = useLingui();
  const isNew = offer === 'new';
  const title = isNew
    ? t({ message: 'New offer', comment: 'Page: an agent offers a contract to another one' })
    : t({ message: 'New terms', comment: 'Page: an agent offers other terms for a contract' });
  usePageTitle(title);
  const { data, error, isFetching, retry } = useOfferData(isNew ? undefined : offer);
  const mayAmend = isNew || data?.amended?.actions.includes('amend');
  return (
    <Stack gap={5}>
      <Inline>
        <ButtonLink variant="ghost" size="sm" icon={ArrowLeft} href={listHref}>
          {t`Contracts`}
        </ButtonLink>
      </Inline>
      {data && mayAmend && (isNew ? data.partners.length > 0 && data.owned.length > 0 : true) ? (
        <OfferWizard
          key={`${offer} ${to}`}
          offer={offer}
          to={to}
          title={title}
          data={data}
          {...{ hrefOfAmendment, onLeave }}
        />
      ) : (
        <>
          <PageHeader title={title} />
          {data ? (
            <StateView
              kind="empty"
              level={2}
              title={mayAmend ? t`You have nothing to offer yet` : t`The terms of this contract cannot be changed now`}
              description={
                mayAmend
                  ? t`You need a contract of your own, and an agent directly below you.`
                  : t`Only you as the upline can change the terms of a contract in force.`
              }
            />
          ) : isApiError(error) && error.code === 'NOT_FOUND' ? (
            <StateView kind="empty" level={2} title={t`You have no contract with this number`} />
          ) : error ? (
            <Failure error={error} onRetry={retry} isRetrying={isFetching} />
          ) : (
            <>
              <Skeleton shape="control" />
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
