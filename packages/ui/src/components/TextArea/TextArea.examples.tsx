import type { PartExamples } from '../../part-docs.ts';
import { TextArea } from './TextArea.tsx';

export const examples: PartExamples = {
  Do: () => (
    <TextArea
      label="What happened?"
      description="Do not write passwords or codes."
      maxLength={500}
      rows={4}
      defaultValue="The reels stopped, and the round did not end."
    />
  ),
  Dont: () => (
    <TextArea label="What happened?" maxLength={40} rows={1} defaultValue="The reels stopped, and the roun" />
  ),
};
