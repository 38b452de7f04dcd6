import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

function Filters({ names }: { readonly names: readonly string[] }) {
  const [chosen, setChosen] = useState(names[0]);
  return (
    <Inline>
      {names.map((name) => (
        <Chip key={name} isSelected={name === chosen} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </Inline>
  );
}

export const examples: PartExamples = {
  Do: () => <Filters names={['All', 'Free spins', 'Jackpot']} />,
  Dont: () => <Filters names={['Claim the bonus', 'Place the bet']} />,
};
