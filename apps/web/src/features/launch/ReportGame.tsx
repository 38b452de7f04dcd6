import { reportGame } from '@mekong/api-client/sdk';
import type { GameCard } from '@mekong/api-client/types';
import { type Problem, ReportProblem } from '@mekong/ui/patterns/ReportProblem';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { newRequestKey } from './request-key.ts';

interface ReportGameProps {
  readonly game: GameCard;
  /** What is typed stays while it is closed. */
  readonly open: boolean;
  /** @param isSent the report was kept: the next one begins empty */
  readonly onClose: (isSent: boolean) => void;
}

/** Reports a problem with the game that is open. Tried again after a failure, it is one report (its key stays). */
export function ReportGame({ game, open, onClose }: ReportGameProps) {
  const sent = useRef<{ readonly key: string; readonly said: string }>(undefined);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: ({ kind, text }: Problem) => {
      const said = `${kind} ${text}`;
      // other words are another report: the first may have arrived although its answer did not
      if (sent.current?.said !== said) sent.current = { key: newRequestKey(), said };
      return reportGame({ body: { nodeId: game.nodeId, kind, text, requestKey: sent.current.key } });
    },
  });
  return (
    <ReportProblem
      open={open}
      onClose={() => onClose(data !== undefined)}
      game={game.name}
      onSend={mutate}
      isPending={isPending}
      alert={error ? <FailureAlert error={error} /> : undefined}
      ticket={data?.ticket}
    />
  );
}
