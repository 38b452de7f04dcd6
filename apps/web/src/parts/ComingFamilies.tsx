import { useLanguage } from '@mekong/i18n/useLanguage';
import { PlannedFamilies } from '@mekong/ui/patterns/PlannedFamilies';
import { useQuery } from '@tanstack/react-query';
import { gameMenusQuery } from '../queries/games.ts';
import { useImageUrl } from '../queries/images.ts';
import { plannedPages } from './planned.ts';

/**
 * The families that no server plays yet, at the end of home and of a lobby.
 *
 * @param except the page it stands on, by its path without the slash
 */
export function ComingFamilies({ except }: { readonly except?: string | undefined }) {
  const { code } = useLanguage();
  const imageUrl = useImageUrl();
  const { data } = useQuery(gameMenusQuery(code));
  const families = (data ? plannedPages(data) : []).filter(({ href }) => href.slice(1) !== except);
  return (
    <PlannedFamilies families={families.map(({ image, ...family }) => ({ ...family, imageUrl: imageUrl(image) }))} />
  );
}
