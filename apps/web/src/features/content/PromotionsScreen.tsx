import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Grid } from '@mekong/ui/Grid';
import { FilterChips } from '@mekong/ui/patterns/FilterChips';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { announcementsQuery } from '../../queries/announcements.ts';
import { useViewer } from '../../state/session.ts';
import type { BadgeSlug } from './content-search.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { badgeLabels, badgeOfSlug, badgesOf } from './promotions.ts';

const PromotionDialog = lazy(() =>
  import('./PromotionDialog.tsx').then(({ PromotionDialog }) => ({ default: PromotionDialog })),
);

interface PromotionsScreenProps {
  readonly badge: BadgeSlug | undefined;
  /** Promotion whose details are open. */
  readonly id: string | undefined;
}

/** What the merchant offers now, and the terms of each. */
export function PromotionsScreen({ badge, id }: PromotionsScreenProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(announcementsQuery(code, signedIn));
  const promotions = data?.promotion;
  const open = id === undefined ? undefined : promotions?.find((promotion) => promotion.id === id);
  usePageTitle(open?.title ?? t`Promotions`);

  const shown = badge ? promotions?.filter((promotion) => promotion.badge === badgeOfSlug[badge]) : promotions;
  const badges = badgesOf(promotions ?? []);
  const close = (): void => {
    void navigate({ to: '/promotions', search: { badge }, replace: true, resetScroll: false });
  };
  return (
    <Stack gap={6}>
      <PageHeader title={t`Promotions`} />
      {badges.length > 1 && (
        <FilterChips
          label={t`Promotion types`}
          chips={[
            {
              key: 'all',
              label: t({ message: 'All', comment: 'All promotions' }),
              href: '/promotions',
              isSelected: badge === undefined,
            },
            ...badges.map((slug) => ({
              key: slug,
              label: i18n._(badgeLabels[badgeOfSlug[slug]]),
              href: `/promotions?badge=${slug}`,
              isSelected: badge === slug,
            })),
          ]}
        />
      )}
      {!promotions && error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!promotions && !error && (
        <Grid column="panel">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Grid>
      )}
      {shown?.length === 0 && (
        <StateView
          kind="empty"
          title={t`No promotions of this type right now`}
          description={t`New promotions appear here as soon as they begin.`}
        >
          {badge ? (
            <ButtonLink href="/promotions">
              <Trans>See all promotions</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink href="/hot">
              <Trans>See hot games</Trans>
            </ButtonLink>
          )}
        </StateView>
      )}
      {shown && shown.length > 0 && (
        <Grid as="ul" column="panel">
          {shown.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} badge={badge} />
          ))}
        </Grid>
      )}
      {promotions && id !== undefined && (
        <Suspense>
          <PromotionDialog promotion={open} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}
