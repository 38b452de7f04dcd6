import { Stack } from '@mekong/ui/Stack';
import { Tag, type TagProps } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';

interface StateCellProps extends Pick<TagProps, 'tone' | 'icon'> {
  /** The state in words. */
  readonly label: string;
  /** What else has to be known of it, a line each. */
  readonly notes?: readonly string[] | undefined;
  /** The operator who decided. */
  readonly decidedBy?: string | undefined;
}

/** State of a row, what has led to it, and who decided. Its lines end where those of other cells do, on cards too. */
export function StateCell({ label, tone, icon, notes = [], decidedBy }: StateCellProps) {
  return (
    <Stack gap={1}>
      <div>
        <Tag tone={tone} icon={icon}>
          {label}
        </Tag>
      </div>
      {notes.map((note) => (
        <Text key={note} size="small">
          {note}
        </Text>
      ))}
      {decidedBy && <NoteLine text={decidedBy} />}
    </Stack>
  );
}

/** A second line of a cell, in the language that somebody wrote it in. */
export function NoteLine({ text }: { readonly text: string }) {
  return (
    <Text size="small" tone="muted">
      <bdi>{text}</bdi>
    </Text>
  );
}
