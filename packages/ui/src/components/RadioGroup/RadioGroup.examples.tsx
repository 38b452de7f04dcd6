import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { RadioGroup } from './RadioGroup.tsx';

const choices = {
  daily: 'Every day',
  weekly: 'Every week',
  never: 'Never',
} as const;
type Choice = keyof typeof choices;
const notes: Readonly<Record<Choice, string>> = {
  daily: 'At six in the evening, where there is something new.',
  weekly: 'On Mondays.',
  never: 'You find everything under Messages.',
};

function Example({ hasNotes }: { readonly hasNotes: boolean }) {
  const [value, setValue] = useState<Choice>();
  return (
    <RadioGroup
      label={hasNotes ? 'Summary by email' : 'Email'}
      options={(Object.keys(choices) as Choice[]).map((choice) => ({
        value: choice,
        label: hasNotes ? choices[choice] : choice,
        ...(hasNotes ? { description: notes[choice] } : {}),
      }))}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const examples: PartExamples = {
  Do: () => <Example hasNotes />,
  Dont: () => <Example hasNotes={false} />,
};
