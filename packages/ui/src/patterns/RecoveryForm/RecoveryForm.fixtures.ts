import type { RecoveryFormProps } from './RecoveryForm.tsx';

/** Fields of the way by email, as a form library would register them. */
export const recoveryEmailFixture: NonNullable<RecoveryFormProps['email']> = {
  username: { name: 'username' },
  email: { name: 'email' },
};

/** Fields of the way by phone. */
export const recoveryPhoneFixture: NonNullable<RecoveryFormProps['phone']> = {
  phone: {
    countries: [
      { country: 'KH', name: 'Cambodia', callingCode: '+855', digits: { min: 8, max: 9 } },
      { country: 'TH', name: 'Thailand', callingCode: '+66', digits: { min: 9, max: 9 } },
    ],
    value: { country: 'KH', callingCode: '+855', number: '' },
    onValueChange: () => {},
  },
  code: { name: 'code' },
  send: { onSend: () => {} },
  password: { name: 'password' },
  rules: { rules: [{ key: 'length', text: '8 to 20 characters', isMet: false }] },
};
