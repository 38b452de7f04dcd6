import { Trans, useLingui } from '@lingui/react/macro';
import { getIdentityReviewOptions } from '@mekong/api-client/admin/queries/getIdentityReview';
import { showIdentityPicture } from '@mekong/api-client/admin/sdk/showIdentityPicture';
import type { IdentityReview } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { AnswerBy } from '../../parts/AnswerBy.tsx';
import { matchLabels } from '../../parts/check-labels.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { PictureDialog } from '../../parts/PictureDialog.tsx';
import { useMay } from '../../queries/operator.ts';
import { CheckHistory } from './CheckHistory.tsx';
import { FieldTable } from './FieldTable.tsx';
import { StateTag } from './StateTag.tsx';

/** One check: what the member says beside the pictures, who else says the same, and the decision about each detail. */
export function CheckView({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const mayDecide = useMay('decideIdentityCheck');
  const [seen, see] = useState<{ fileId: string; title: string }>();
  // each look is written down, so it is asked for once
  const query = useQuery({
    ...getIdentityReviewOptions({ path: { id } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 60_000,
  });
  const isMissing = isApiError(query.error) && query.error.code === 'NOT_FOUND';
  return (
    <>
      <PageHeader
        title={query.data?.username ?? t`Member ${id}`}
        text={query.data && <Facts review={query.data} />}
        isTextBeside
        actions={
          <>
            <ButtonLink href="/identity-checks" icon={ArrowLeft}>
              {t`All identity checks`}
            </ButtonLink>
            <ButtonLink href={`/members?member=${id}`}>{t`Member`}</ButtonLink>
          </>
        }
      />
      {isMissing ? (
        <Alert tone="info" title={t`This member has not sent an identity check`} />
      ) : (
        <Loaded query={query}>
          {(review) => (
            <Stack gap={5}>
              <SamePersons review={review} />
              {review.deletedAt ? (
                <Gone at={review.deletedAt} />
              ) : (
                <FieldTable key={review.sentAt} review={review} mayDecide={mayDecide} onLook={see} />
              )}
              <CheckHistory history={review.history} />
            </Stack>
          )}
        </Loaded>
      )}
      {seen && (
        <PictureDialog
          key={seen.fileId}
          title={seen.title}
          fileIds={[seen.fileId]}
          load={(fileId) => showIdentityPicture({ path: { id, fileId } })}
          onClose={() => see(undefined)}
        />
      )}
    </>
  );
}

function Facts({ review: { state, age, minAge, answerBy } }: { readonly review: IdentityReview }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  return (
    <Inline gap={2}>
      <StateTag state={state} />
      {age !== undefined && (
        <span>
          {t({ message: `${formatNumber(age, code)} years old`, comment: '{0} is the age of a person' })}
          {age < minAge && ` (${t`too young`})`}
        </span>
      )}
      {answerBy && <AnswerBy until={answerBy} />}
    </Inline>
  );
}

/** What stands in the place of details and pictures that may not be kept any longer. */
function Gone({ at }: { readonly at: string }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="info"
      title={t`Details and pictures were deleted`}
      description={
        <Stack gap={1}>
          <Text size="small">
            <Trans>
              Deleted on <DateTime value={at} />
            </Trans>
          </Text>
          <Text size="small">{t`The account was closed years ago. What was decided is kept below.`}</Text>
        </Stack>
      }
    />
  );
}

/** Members who have said the same; nothing when there is none. */
function SamePersons({ review: { samePersons } }: { readonly review: IdentityReview }) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    samePersons.length > 0 && (
      <Alert
        tone="negative"
        title={t`Another member is the same person`}
        description={
          <Stack gap={1}>
            {samePersons.map(({ memberId, username, match, isExcluded }) => (
              <Text key={memberId} size="small">
                <Link href={`/members?member=${memberId}`}>
                  <bdi>{username}</bdi>
                </Link>
                {' · '}
                {label(matchLabels, String(match))}
                {isExcluded && ` · ${t`has excluded himself or herself from playing`}`}
              </Text>
            ))}
          </Stack>
        }
      />
    )
  );
}
