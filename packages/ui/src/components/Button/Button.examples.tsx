import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Inline>
      <Button variant="primary">Place the bet</Button>
      <Button>Change the stake</Button>
    </Inline>
  ),
  Dont: () => (
    <Inline>
      <Button variant="primary">Place the bet</Button>
      <Button variant="primary">Change the stake</Button>
      <Button variant="primary">Cancel</Button>
    </Inline>
  ),
};
