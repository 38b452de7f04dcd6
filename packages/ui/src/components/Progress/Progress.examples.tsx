import type { PartExamples } from '../../part-docs.ts';
import { Progress } from './Progress.tsx';

export const examples: PartExamples = {
  Do: () => <Progress label="Turnover of the welcome bonus" value={64} valueText="64%" />,
  Dont: () => <Progress label="4 of 5 stars" value={4} max={5} />,
};
