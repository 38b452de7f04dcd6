import type { PartExamples } from '../../part-docs.ts';
import { Stepper } from './Stepper.tsx';

export const examples: PartExamples = {
  Dont: () => <Stepper label="Change the password" steps={[{ key: 'change', label: 'Change it' }]} value="change" />,
};
