import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useModal } from '../state/modal.ts';
import { useViewer } from '../state/session.ts';

/** Goes on with the game that the member played last; without one the games are shown to choose from. */
export function usePlay(): () => void {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { open } = useModal();
  const queryClient = useQueryClient();
  const router = useRouter();
  const choose = (): void => open('games');
  return () => {
    if (!signedIn) return choose();
    void import('./last-game.ts')
      .then(({ lastGame }) => lastGame(queryClient, code))
      .then((href) => (href ? void router.navigate({ href }) : choose()), choose);
  };
}
