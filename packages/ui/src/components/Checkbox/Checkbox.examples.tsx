import type { PartExamples } from '../../part-docs.ts';
import { Checkbox } from './Checkbox.tsx';

export const examples: PartExamples = {
  Do: () => <Checkbox label="Send me news by email" description="At most twice a month." />,
  Dont: () => <Checkbox label="Do not send me news" defaultChecked />,
};
