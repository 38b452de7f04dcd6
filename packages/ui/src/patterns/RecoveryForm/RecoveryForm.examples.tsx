import { Alert } from '../../components/Alert/Alert.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { recoveryEmailFixture } from './RecoveryForm.fixtures.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <RecoveryForm
      email={recoveryEmailFixture}
      alert={<Alert tone="negative" title="No account has this email address" />}
      onSubmit={(event) => event.preventDefault()}
    />
  ),
};
