import { Alert } from '../../components/Alert/Alert.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { loginFixture } from './LoginForm.fixtures.ts';
import { LoginForm } from './LoginForm.tsx';

export const examples: PartExamples = {
  Do: () => <LoginForm {...loginFixture} onSubmit={(event) => event.preventDefault()} />,
  Dont: () => (
    <LoginForm
      {...loginFixture}
      alert={<Alert tone="negative" title="The username is right, the password is wrong" />}
      onSubmit={(event) => event.preventDefault()}
    />
  ),
};
