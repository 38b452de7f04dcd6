import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zReportGameBody } from '@mekong/api-client/contract/validators';
import { reportGame } from '@mekong/api-client/sdk/reportGame';
import type { GameCard } from '@mekong/api-client/types';
import { ReportProblem } from '@mekong/ui/patterns/ReportProblem';
import { type ProblemKind, problemLength } from '@mekong/ui/patterns/ReportProblem/variants';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { newRequestKey } from '../../parts/request-key.ts';
import { useSessionValue } from '../../state/session.ts';

interface ReportGameProps {
  readonly game: GameCard;
  /** What is typed stays while it is closed. */
  readonly open: boolean;
  /** @param isSent the report was kept: the next one begins empty */
  readonly onClose: (isSent: boolean) => void;
}

interface ReportValues {
  readonly kind: ProblemKind | '';
  readonly text: string;
}

const { least } = problemLength;

/** Reports a problem with the game that is open. Tried again after a failure, it is one report (its key stays). */
export function ReportGame({ game, open, onClose }: ReportGameProps) {
  const { t } = useLingui();
  const username = useSessionValue('username');
  const [ticket, setTicket] = useState<string>();
  const requestKey = useRequestKey();
  const { form, submit, isPending, failure, field } = useServerForm(
    {
      validator: zReportGameBody,
      body: ({ kind, text }: ReportValues) => {
        const said = { kind: kind as ProblemKind, text: text.trim() };
        return { nodeId: game.nodeId, ...said, requestKey: requestKey.of(said) };
      },
      send: (body) => {
        requestKey.keep(body, body.requestKey);
        return reportGame({ body });
      },
    },
    {
      first: { kind: '', text: '' } satisfies ReportValues as ReportValues,
      rules: {
        kind: (kind) => kind !== '' || t`Choose what is wrong.`,
        text: (text) =>
          [...text.trim()].length >= least ||
          t`Write at least ${plural(least, { one: '# character', other: '# characters' })}.`,
      },
      mode: 'onSubmit',
      // whoever logs in next in this tab does not read it
      draft: { name: `report ${username} ${game.nodeId}`, over: 'closing' },
      onDone: (receipt) => setTicket(receipt.ticket),
    },
  );
  const { field: kind, fieldState } = useController({ name: 'kind', control: form.control });
  return (
    <ReportProblem
      open={open}
      onClose={() => onClose(ticket !== undefined)}
      game={game.name}
      onSubmit={submit}
      kind={{
        name: kind.name,
        ref: kind.ref,
        value: kind.value || undefined,
        onValueChange: kind.onChange,
        onBlur: kind.onBlur,
        error: fieldState.error?.message,
      }}
      text={field('text')}
      isPending={isPending}
      alert={<FailureAlert error={failure} />}
      ticket={ticket}
    />
  );
}

/** The key that goes with a report: the same for the same words, since the first may have arrived without its answer. */
function useRequestKey() {
  const next = useRef(newRequestKey());
  const sent = useRef<{ readonly key: string; readonly said: string }>(undefined);
  const textOf = ({ kind, text }: ReportValues): string => `${kind} ${text}`;
  return {
    of: (values: ReportValues) => (sent.current?.said === textOf(values) ? sent.current.key : next.current),
    keep: (values: ReportValues, key: string) => {
      if (key === next.current) next.current = newRequestKey();
      sent.current = { key, said: textOf(values) };
    },
  };
}
