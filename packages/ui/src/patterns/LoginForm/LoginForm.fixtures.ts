import type { PhoneFieldProps } from '../../components/PhoneField/PhoneField.tsx';
import type { LoginFormProps } from './LoginForm.tsx';

/** Fields as a form library would register them. */
export const loginFixture: Pick<LoginFormProps, 'password'> = {
  password: { username: { name: 'username' }, password: { name: 'password' } },
};

/** A mobile number with nothing typed yet. */
export const phoneFixture: Pick<PhoneFieldProps, 'countries' | 'value'> = {
  countries: [
    { country: 'KH', name: 'Cambodia', callingCode: '+855', digits: { min: 8, max: 9 } },
    { country: 'TH', name: 'Thailand', callingCode: '+66', digits: { min: 9, max: 9 } },
  ],
  value: { country: 'KH', callingCode: '+855', number: '' },
};
