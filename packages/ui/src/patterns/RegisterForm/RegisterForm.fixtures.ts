import type { RegisterFormProps } from './RegisterForm.tsx';
import { type RegisterEntry, registerEntries } from './RegisterForm.variants.ts';

/** Rules of a password, as a merchant sets them. */
export const registerRulesFixture: NonNullable<RegisterFormProps['password']>['rules'] = {
  rules: [
    { key: 'length', text: '8 to 64 characters', isMet: true },
    { key: 'username', text: 'Different from the username', isMet: true },
    { key: 'digit', text: 'At least one digit', isMet: false },
  ],
  strength: 'fair',
};

/** What every merchant asks for. */
export const registerFixture: Pick<
  RegisterFormProps,
  'methods' | 'username' | 'password' | 'confirmation' | 'agreement' | 'age'
> = {
  methods: ['username'],
  username: {
    name: 'username',
    isRequired: true,
    maxLength: 16,
    description: 'Start with a letter, then use letters and digits (4 to 16 characters).',
  },
  password: { name: 'password', isRequired: true, rules: registerRulesFixture },
  confirmation: { name: 'confirmPassword', isRequired: true },
  agreement: { name: 'agreement', isChecked: true, termsHref: '/help/terms', privacyHref: '/help/privacy' },
  age: { name: 'age', isChecked: false, least: 18 },
};

/** A number with nothing typed yet. */
export const registerPhoneFixture: NonNullable<RegisterFormProps['phone']> = {
  name: 'mobileNum',
  isRequired: true,
  countries: [
    { country: 'KH', name: 'Cambodia', callingCode: '+855', digits: { min: 8, max: 9 } },
    { country: 'TH', name: 'Thailand', callingCode: '+66', digits: { min: 9, max: 9 } },
  ],
  value: { country: 'KH', callingCode: '+855', number: '' },
  onValueChange: () => {},
};

/** The code of the number. */
export const registerCodeFixture: NonNullable<RegisterFormProps['code']> = {
  field: { name: 'verificationCode' },
  send: { onSend: () => {} },
};

/** Everything else that can be asked for; the first two are needed. */
export const registerEntriesFixture: NonNullable<RegisterFormProps['entries']> = registerEntries.map(
  (entry: RegisterEntry, index) => ({ entry, name: entry, isRequired: index < 2 }),
);
