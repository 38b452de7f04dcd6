import type { PartExamples } from '../../part-docs.ts';
import { Alert } from './Alert.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Alert
      tone="negative"
      title="The bet was not placed"
      description="The draw has closed. Choose the next one."
      code="DRAW_CLOSED"
    />
  ),
  Dont: () => <Alert tone="negative" title="Something went wrong" />,
};
