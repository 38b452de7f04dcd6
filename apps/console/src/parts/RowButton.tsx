import { Button } from '@mekong/ui/Button';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';

interface RowButtonProps {
  /** What it does, as an imperative. */
  readonly label: string;
  /** The row that it is about, read to those who do not see where it stands. */
  readonly of: string;
  readonly onClick: () => void;
  readonly isPending?: boolean | undefined;
}

/** A button at the end of a row, whose name says which row. */
export function RowButton({ label, of, onClick, isPending }: RowButtonProps) {
  return (
    <Button size="sm" onClick={onClick} isPending={isPending}>
      {label}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  );
}
