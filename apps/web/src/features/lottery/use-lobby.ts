import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { clockOffsetOf, drawLobbyQuery } from '../../queries/draws.ts';

/** The lobby of the lotteries, followed from draw to draw. */
export function useLobby() {
  const { code } = useLanguage();
  const query = useQuery(drawLobbyQuery(code));
  const { data, dataUpdatedAt } = query;
  return { ...query, clockOffset: clockOffsetOf(data, dataUpdatedAt) };
}
