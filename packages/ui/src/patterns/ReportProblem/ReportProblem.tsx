import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Select, type SelectProps } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea, type TextAreaProps } from '../../components/TextArea/TextArea.tsx';
import { type ProblemKind, problemKinds, problemLength } from './ReportProblem.variants.ts';
import { ReportProblemSent } from './ReportProblemSent.tsx';

/** Props of {@link ReportProblem}. */
export interface ReportProblemProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Asks to close it: Escape, a press beside it, or its close button. */
  readonly onClose: () => void;
  /** Name of the game. */
  readonly game: string;
  /** The report is sent by its button. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is wrong: value, handlers and refusal of its field. */
  readonly kind: Pick<SelectProps<ProblemKind>, 'value' | 'onValueChange' | 'onBlur' | 'name' | 'ref' | 'error'>;
  /** What happened, in the player's words. */
  readonly text: Pick<TextAreaProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error' | 'defaultValue'>;
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

const { least, most } = problemLength;

/** A problem with a game, in the words of the player; answered with a ticket number. */
export function ReportProblem({
  open,
  onClose,
  game,
  onSubmit,
  kind,
  text,
  isPending = false,
  alert,
  ticket,
}: ReportProblemProps) {
  const { t } = useLingui();
  const form = useId();
  const kindNames: Record<ProblemKind, string> = {
    NOT_LOADING: t`It does not load`,
    STUCK: t({ message: 'It froze or closed', comment: 'A problem with a game' }),
    WRONG_RESULT: t`The result or my balance is wrong`,
    DISPLAY: t`It looks or sounds wrong`,
    OTHER: t({ message: 'Something else', comment: 'A problem with a game, of no listed kind' }),
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
        <form id={form} onSubmit={onSubmit} noValidate>
          <Stack gap={4}>
            {alert}
            <Select
              {...kind}
              label={t`What is wrong?`}
              options={problemKinds.map((value) => ({ value, label: kindNames[value] }))}
              isRequired
            />
            <TextArea
              {...text}
              label={t`What happened?`}
              description={t`What you did, and what you saw. At least ${plural(least, { one: '# character', other: '# characters' })}.`}
              maxLength={most}
              rows={4}
              isRequired
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
