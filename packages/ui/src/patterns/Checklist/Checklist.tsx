import { CircleCheck, CircleDashed, CircleX, Hourglass } from 'lucide';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { ChecklistState } from './Checklist.variants.ts';

/** One thing of a {@link Checklist}. */
export interface ChecklistItem {
  /** Its name, unique in the list. */
  readonly key: string;
  /** What is to be done: "Identity check". */
  readonly title: string;
  readonly state: ChecklistState;
  /** The state in a word or two: "To do", "In review". */
  readonly stateLabel: string;
  /** What it is for, or until when it waits. */
  readonly note?: ReactNode;
  /** The way to where it is done, in words that make sense alone. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** Props of {@link Checklist}. */
export interface ChecklistProps {
  /** What the list is of, for screen readers: "Before you can withdraw". */
  readonly label: string;
  /** The things to do, in the order in which they are best done. */
  readonly items: readonly ChecklistItem[];
}

const looks = {
  open: { tone: 'accent', icon: CircleDashed },
  waiting: { tone: 'info', icon: Hourglass },
  failed: { tone: 'negative', icon: CircleX },
  done: { tone: 'positive', icon: CircleCheck },
} as const;

/** Things that somebody has to do in any order, each with its state and the way to where it is done. */
export function Checklist({ label, items }: ChecklistProps) {
  return (
    <Stack as="ul" gap={2} aria-label={label}>
      {items.map(({ key, title, state, stateLabel, note, link }) => (
        <Card key={key} as="li">
          <Stack gap={2}>
            <Inline justify="space-between" gap={2}>
              <Text weight="bold">{title}</Text>
              <Tag {...looks[state]}>{stateLabel}</Tag>
            </Inline>
            {note !== undefined && (
              <Text size="small" tone="muted">
                {note}
              </Text>
            )}
            {link && (
              <Inline>
                <Link href={link.href}>{link.label}</Link>
              </Inline>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
