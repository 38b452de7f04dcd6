import { msg } from '@lingui/core/macro';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Tag } from '@mekong/ui/Tag';
import { Check, CircleX, Clock, Play } from 'lucide';
import { type Labels, useLabel } from './labels.ts';

const stateLabels = {
  onTime: msg({ message: 'On time', comment: 'State of a job' }),
  running: msg({ message: 'Running', context: 'job', comment: 'State of a job' }),
  late: msg({ message: 'Late', comment: 'State of a job' }),
  failing: msg({ message: 'Failing', comment: 'State of a part of the system' }),
} satisfies Labels<string>;

const stateTags = {
  onTime: { tone: 'positive', icon: Check },
  running: { tone: 'live', icon: Play },
  late: { tone: 'accent', icon: Clock },
  failing: { tone: 'negative', icon: CircleX },
} as const;

interface JobStateProps {
  readonly state: string;
  readonly lateSeconds: number;
}

/** How a job stands, by colour, sign and word; a late one with how late it is. */
export function JobState({ state, lateSeconds }: JobStateProps) {
  const { code } = useLanguage();
  const label = useLabel();
  return (
    <Tag {...(Object.hasOwn(stateTags, state) ? stateTags[state as keyof typeof stateTags] : stateTags.onTime)}>
      {label(stateLabels, state)}
      {state === 'late' && ` · ${formatDuration(lateSeconds, code)}`}
    </Tag>
  );
}

/** Results of runs. */
export const runLabels = {
  DONE: msg({ message: 'Done', context: 'run', comment: 'Result of a run of a job' }),
  FAILED: msg({ message: 'Failed', context: 'run', comment: 'Result of a run of a job' }),
} satisfies Labels<string>;

/** How a run went, by colour, sign and word. */
export function RunResult({ state }: { readonly state: string }) {
  const label = useLabel();
  const isDone = state === 'DONE';
  return (
    <Tag tone={isDone ? 'positive' : 'negative'} icon={isDone ? Check : CircleX}>
      {label(runLabels, state)}
    </Tag>
  );
}
