import type { PartExamples } from '../../part-docs.ts';
import { registerFixture } from './RegisterForm.fixtures.ts';
import { RegisterForm } from './RegisterForm.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <RegisterForm
      {...registerFixture}
      age={{ ...registerFixture.age, isChecked: true }}
      onSubmit={(event) => event.preventDefault()}
    />
  ),
};
