import type { PartExamples } from '../../part-docs.ts';
import { TextField } from './TextField.tsx';

export const examples: PartExamples = {
  Do: () => (
    <TextField
      label="Email address"
      type="email"
      autoComplete="email"
      enterKeyHint="next"
      placeholder="name@example.com"
      hasSpellCheck={false}
    />
  ),
  Dont: () => <TextField label="Field 1" placeholder="Email address" />,
};
