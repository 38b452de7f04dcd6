import type { PartExamples } from '../../part-docs.ts';
import { transferFixture } from './PaymentInstructions.fixtures.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';

export const examples: PartExamples = {
  Do: () => <PaymentInstructions {...transferFixture} />,
  Dont: () => <PaymentInstructions {...transferFixture} amount="50000.0000" amountLabel="Pay exactly" />,
};
