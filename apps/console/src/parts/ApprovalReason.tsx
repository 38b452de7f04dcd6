import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@mekong/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { operatorQuery } from '../queries/operator.ts';
import { refusedNames } from './refused-names.ts';

interface ApprovalReasonProps {
  readonly value: string;
  readonly onValueChange: (reason: string) => void;
  /** Why the last try failed. */
  readonly failure: unknown;
}

/** Asks why, for whoever may have to approve it. An open console needs no second operator, so it asks for nothing. */
export function ApprovalReason({ value, onValueChange, failure }: ApprovalReasonProps) {
  const { t } = useLingui();
  if (useQuery(operatorQuery()).data?.isOpen) return null;
  return (
    <TextArea
      label={t`Reason`}
      description={t`Needed where a second operator has to approve.`}
      rows={2}
      maxLength={300}
      value={value}
      error={refusedNames({}, failure).has('reason') ? t`Say why, in at least 3 characters.` : undefined}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
