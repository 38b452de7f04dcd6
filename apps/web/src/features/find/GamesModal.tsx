import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Dialog } from '@mekong/ui/Dialog';
import { Grid } from '@mekong/ui/Grid';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Flame, Search } from 'lucide';
import { Failure } from '../../parts/Failure.tsx';
import { headerSections, playedSections, sectionPath } from '../../parts/navigation.ts';
import { sectionGlyphs, sectionLabels } from '../../parts/sections.tsx';
import { gameMenusQuery } from '../../queries/games.ts';
import { type ModalProps, useModal } from '../../state/modal.ts';

/** The way to every game from anywhere: search, what is hot, and the families of this merchant. */
export function GamesModal({ onClose }: ModalProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { open } = useModal();
  const { data, error, refetch, isFetching } = useQuery(gameMenusQuery(code));
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t`Games`} isBrief>
      <Stack gap={4}>
        <Button icon={Search} isFullWidth onClick={() => open('search')}>
          {t`Search games and providers`}
        </Button>
        {error && !data ? (
          <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Grid column="tile" gap={2} isFilled as="ul">
            <li>
              <ButtonLink href="/hot" icon={Flame} isFullWidth>
                {t`Hot games`}
              </ButtonLink>
            </li>
            {data
              ? playedSections(headerSections(data)).map(({ section }) => (
                  <li key={section}>
                    <ButtonLink href={sectionPath(section)} icon={sectionGlyphs[section]} isFullWidth>
                      {i18n._(sectionLabels[section])}
                    </ButtonLink>
                  </li>
                ))
              : ['a', 'b', 'c', 'd', 'e'].map((skeleton) => (
                  <li key={skeleton}>
                    <Skeleton shape="control" />
                  </li>
                ))}
          </Grid>
        )}
      </Stack>
    </Dialog>
  );
}
