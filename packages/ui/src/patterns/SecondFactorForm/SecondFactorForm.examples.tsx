import type { PartExamples } from '../../part-docs.ts';
import { SecondFactorForm, type SecondFactorFormProps } from './SecondFactorForm.tsx';

const noop = () => undefined;
const form: SecondFactorFormProps = {
  methods: ['totp', 'recoveryCode'],
  method: 'totp',
  onMethodChange: noop,
  onSubmit: (event) => event.preventDefault(),
  onBack: noop,
  code: { name: 'code' },
  recoveryCode: { name: 'recoveryCode' },
};

export const examples: PartExamples = {
  Do: () => <SecondFactorForm {...form} />,
  Dont: () => <SecondFactorForm {...form} code={{ name: 'code', error: 'The fourth digit is wrong.' }} />,
};
