import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { type ProblemKind, problemKinds } from './ReportProblem.variants.ts';
import { ReportProblemSent } from './ReportProblemSent.tsx';

/** Characters that say enough to look into it. */
const least = 10;
/** As many as are taken. */
const most = 500;

/** What a player says of a game. */
export interface Problem {
  readonly kind: ProblemKind;
  /** Without blanks at its ends. */
  readonly text: string;
}

/** A report that is being written. */
export interface ProblemDraft {
  readonly kind?: ProblemKind | undefined;
  /** As it was typed. */
  readonly text?: string | undefined;
}

/** Props of {@link ReportProblem}. */
export interface ReportProblemProps {
  /** Whether it is shown. What is typed stays while this part is mounted, shown or not. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** Name of the game. */
  readonly game: string;
  /** What stands in the fields at first: a report that was begun before. */
  readonly draft?: ProblemDraft | undefined;
  /** Called with what stands in the fields whenever it changes. */
  readonly onDraftChange?: ((draft: ProblemDraft) => void) | undefined;
  /** Sends what was said; called only with words enough. */
  readonly onSend: (problem: Problem) => void;
  /**
   * It is on its way.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** Why it could not be sent: an `Alert` above the fields. What was typed is still there. */
  readonly alert?: ReactNode;
  /** Number under which it is kept: shown in place of the fields. */
  readonly ticket?: string | undefined;
}

/** A problem with a game, in the words of the player; answered with a ticket number. */
export function ReportProblem({
  open,
  onClose,
  game,
  draft,
  onDraftChange,
  onSend,
  isPending = false,
  alert,
  ticket,
}: ReportProblemProps) {
  const { t } = useLingui();
  const form = useId();
  const [kind, setKind] = useState(draft?.kind);
  const [text, setText] = useState(draft?.text ?? '');
  const [isTried, setIsTried] = useState(false);
  const isShort = [...text.trim()].length < least;
  const kindNames: Record<ProblemKind, string> = {
    NOT_LOADING: t`It does not load`,
    STUCK: t({ message: 'It froze or closed', comment: 'A problem with a game' }),
    WRONG_RESULT: t`The result or my balance is wrong`,
    DISPLAY: t`It looks or sounds wrong`,
    OTHER: t({ message: 'Something else', comment: 'A problem with a game, of no listed kind' }),
  };

  const send = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (kind && !isShort && !isPending) onSend({ kind, text: text.trim() });
  };

  const isSent = ticket !== undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={isSent ? t`Thank you for your report` : t`Report a problem`}
      description={
        isSent
          ? undefined
          : t`Your session and your last rounds of ${game} are sent along, so that we can look into them.`
      }
      footer={
        isSent ? (
          <Button variant="primary" onClick={onClose}>
            <Trans>Back to the game</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={form} variant="primary" isPending={isPending}>
              <Trans context="command" comment="Button that sends a report">
                Send
              </Trans>
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <ReportProblemSent ticket={ticket} />
      ) : (
        <form id={form} onSubmit={send} noValidate>
          <Stack gap={4}>
            {alert}
            <Select
              label={t`What is wrong?`}
              options={problemKinds.map((value) => ({ value, label: kindNames[value] }))}
              value={kind}
              onValueChange={(next) => {
                setKind(next);
                onDraftChange?.({ kind: next, text });
              }}
              error={isTried && !kind ? t`Choose what is wrong.` : undefined}
              isRequired
            />
            <TextArea
              label={t`What happened?`}
              description={t`What you did, and what you saw. At least ${plural(least, { one: '# character', other: '# characters' })}.`}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                onDraftChange?.({ kind, text: event.target.value });
              }}
              maxLength={most}
              rows={4}
              error={
                isTried && isShort
                  ? t`Write at least ${plural(least, { one: '# character', other: '# characters' })}.`
                  : undefined
              }
              isRequired
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
