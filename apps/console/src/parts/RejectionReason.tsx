import { useLingui } from '@lingui/react/macro';
import { Select } from '@mekong/ui/Select';
import { TextArea } from '@mekong/ui/TextArea';

/** Characters that a note has at least. */
export const leastNote = 3;

interface RejectionReasonProps<Reason extends string> {
  readonly options: readonly { readonly value: Reason; readonly label: string }[];
  /** What the member reads. */
  readonly reason: Reason;
  readonly onReasonChange: (reason: Reason) => void;
  /** What the audit trail keeps. */
  readonly note: string;
  readonly onNoteChange: (note: string) => void;
  /** The note was refused for being shorter than {@link leastNote}. */
  readonly isTooShort: boolean;
}

/** Why money of a member is not moved: a reason for the member, and a note for operators. */
export function RejectionReason<Reason extends string>(props: RejectionReasonProps<Reason>) {
  const { options, reason, onReasonChange, note, onNoteChange, isTooShort } = props;
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`Reason, for the member`}
        options={options}
        value={reason}
        onValueChange={(chosen) => onReasonChange(chosen as Reason)}
      />
      <TextArea
        label={t`Note, for the audit trail`}
        isRequired
        rows={2}
        maxLength={300}
        value={note}
        error={isTooShort ? t`Write at least 3 characters.` : undefined}
        onChange={({ target }) => onNoteChange(target.value)}
      />
    </>
  );
}
