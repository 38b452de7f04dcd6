import { useLingui } from '@lingui/react/macro';
import type { GameCard } from '@mekong/api-client/types';
import { toast } from '@mekong/ui/Toast/store';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { ReportGame } from './ReportGame.tsx';

interface Report {
  readonly open: () => void;
  /** Its code is on its way. */
  readonly isLoading: boolean;
  /** To be rendered beside the game. */
  readonly dialog: ReactNode;
}

/** The dialog in which a problem with a game is reported; loaded when it is asked for, and kept with what was typed. */
export function useReport(game: GameCard): Report {
  const { t } = useLingui();
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ReportGame>>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [number, setNumber] = useState(0);

  async function load(): Promise<void> {
    setIsLoading(true);
    try {
      const { ReportGame } = await import('./ReportGame.tsx');
      setDialog(() => ReportGame);
      setIsOpen(true);
    } catch {
      toast({
        tone: 'negative',
        title: t`The report cannot be opened now.`,
        description: t`Check your connection and try again.`,
      });
    } finally {
      setIsLoading(false);
    }
  }
  return {
    open: () => (Dialog ? setIsOpen(true) : void load()),
    isLoading,
    dialog: Dialog && (
      <Dialog
        key={number}
        game={game}
        open={isOpen}
        onClose={(isSent) => {
          setIsOpen(false);
          if (isSent) setNumber(number + 1);
        }}
      />
    ),
  };
}
