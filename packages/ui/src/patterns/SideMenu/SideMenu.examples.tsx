import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={2}>
      <Button variant="primary">Deposit</Button>
      <Button variant="primary">Withdraw</Button>
      <Button variant="primary">Claim bonus</Button>
    </Stack>
  ),
};
