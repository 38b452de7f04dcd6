import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Slider } from './Slider.tsx';

function ThousandsOfSteps() {
  const [value, setValue] = useState(4_200);
  return <Slider label="Points for a gift" value={value} onValueChange={setValue} max={10_000} />;
}

export const examples: PartExamples = { Dont: () => <ThousandsOfSteps /> };
