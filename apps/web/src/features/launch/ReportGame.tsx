import { reportGame } from '@mekong/api-client/sdk';
import type { GameCard } from '@mekong/api-client/types';
import { type Problem, type ProblemDraft, ReportProblem } from '@mekong/ui/patterns/ReportProblem';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { draftOf } from '../../state/drafts.ts';
import { useSessionValue } from '../../state/session.ts';
import { useDraft } from '../../state/use-draft.ts';
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
  // whoever logs in next in this tab does not read it
  const form = `report ${useSessionValue('username')} ${game.nodeId}`;
  const typed = useRef<ProblemDraft>(draftOf(form));
  const forgetDraft = useDraft(
    form,
    useCallback(() => typed.current, []),
  );
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: ({ kind, text }: Problem) => {
      const said = `${kind} ${text}`;
      // other words are another report: the first may have arrived although its answer did not
      if (sent.current?.said !== said) sent.current = { key: newRequestKey(), said };
      return reportGame({ body: { nodeId: game.nodeId, kind, text, requestKey: sent.current.key } });
    },
    onSuccess: forgetDraft,
  });
  return (
    <ReportProblem
      open={open}
      onClose={() => onClose(data !== undefined)}
      game={game.name}
      draft={typed.current}
      onDraftChange={(draft) => {
        typed.current = draft;
      }}
      onSend={mutate}
      isPending={isPending}
      alert={error ? <FailureAlert error={error} /> : undefined}
      ticket={data?.ticket}
    />
  );
}
