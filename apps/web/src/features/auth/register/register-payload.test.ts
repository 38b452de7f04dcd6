import { zRegisterMobileRequest, zRegisterRequest } from '@mekong/api-client/contract/validators';
import type { RegisterFieldName, RegisterRule } from '@mekong/api-client/types';
import { registerEntries } from '@mekong/ui/patterns/RegisterForm/variants';
import { describe, expect, test } from 'vitest';
import { shownFields } from './register-fields.ts';
import { mobileRequest, type RegisterContext, type RegisterValues, usernameRequest } from './register-payload.ts';

const rule = (name: RegisterFieldName, enabled = true): RegisterRule => ({
  name,
  enabled,
  required: false,
  acceptedPattern: '*',
  min: 1,
  max: 40,
});
const fields = [
  ...(['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'] as const),
  ...registerEntries,
].map((name) => rule(name));

function contextOf(method: 'username' | 'mobile', more: Partial<RegisterContext> = {}): RegisterContext {
  return {
    shown: shownFields(fields, { method, hasMobilePassword: true, provesNumber: true, fromLink: false }),
    settings: { fields, agreementVersion: '2026-11', humanVerification: 'NONE' },
    invitation: { affiliateCode: undefined, recommenderId: undefined, referralCode: undefined },
    language: 'KM',
    address: new URL('https://mekong.example/?modal=register') as RegisterContext['address'],
    captcha: {},
    ...more,
  };
}
const values: RegisterValues = {
  username: ' bopha88 ',
  password: ' a space is typed on purpose ',
  confirmPassword: '',
  mobileNum: { country: 'KH', callingCode: '+855', number: '012345678' },
  verificationCode: '482913',
  payeeName: ' Sok Bopha ',
  email: 'bopha@example.com',
  paymentPassword: '246810',
  qqNum: '12345',
  line: 'bopha',
  idNumber: '  ',
  agreement: true,
  age: true,
};

describe('by user name', () => {
  test('is what the contract takes, every field of it', () => {
    const request = usernameRequest(values, contextOf('username'));
    expect(zRegisterRequest.parse(request)).toEqual(request);
    expect(request).toMatchObject({
      username: 'bopha88',
      payeeName: 'Sok Bopha',
      mobileNum: '12345678',
      mobileCountryCode: '855',
      verificationCode: '482913',
      login: true,
      agreement: { version: '2026-11', accepted: true },
      registerMethod: 'WEB',
      domain: 'mekong.example',
    });
  });

  test('passwords are not trimmed, and a missing confirmation is the password', () => {
    const { password, confirmPassword } = usernameRequest(values, contextOf('username'));
    expect(password).toBe(values.password);
    expect(confirmPassword).toBe(values.password);
    expect(usernameRequest({ ...values, confirmPassword: 'else' }, contextOf('username')).confirmPassword).toBe('else');
  });

  test('what is empty or not shown is left out', () => {
    expect(usernameRequest(values, contextOf('username'))).not.toHaveProperty('idNumber');
    const bare = usernameRequest(values, contextOf('username', { shown: { entries: [] } }));
    for (const name of ['email', 'mobileNum', 'mobileCountryCode', 'verificationCode', 'payeeName'])
      expect(bare).not.toHaveProperty(name);
  });
});

describe('by mobile number', () => {
  test('is what the contract takes, and has no user name of its own', () => {
    const request = mobileRequest(values, contextOf('mobile'));
    expect(zRegisterMobileRequest.parse(request)).toEqual(request);
    expect(request).not.toHaveProperty('username');
    expect(request.registerUrl).toBe('https://mekong.example/?modal=register');
  });

  test('where the form has no password none is sent', () => {
    const shown = shownFields(fields, {
      method: 'mobile',
      hasMobilePassword: false,
      provesNumber: true,
      fromLink: false,
    });
    const request = mobileRequest(values, contextOf('mobile', { shown }));
    expect(request).not.toHaveProperty('password');
    expect(request).not.toHaveProperty('confirmPassword');
  });
});

test('codes of the link are sent, unless another one was typed', () => {
  const invitation = { affiliateCode: 'LINK', recommenderId: '1001', referralCode: undefined };
  expect(usernameRequest(values, contextOf('username', { invitation }))).toMatchObject({
    affiliateCode: 'LINK',
    recommenderId: '1001',
  });
  expect(
    usernameRequest({ ...values, affiliateCode: 'TYPED' }, contextOf('username', { invitation })).affiliateCode,
  ).toBe('TYPED');
  expect(usernameRequest(values, contextOf('username'))).not.toHaveProperty('referralCode');
});

test('an address too long to be kept loses its search', () => {
  const address = new URL(`https://mekong.example/?q=${'x'.repeat(400)}`) as RegisterContext['address'];
  expect(usernameRequest(values, contextOf('username', { address })).registerUrl).toBe('https://mekong.example/');
});

test('the picture goes to its own field where a rule asks for it, else to the human check', () => {
  const captcha = { captcha: '8KX4', captchaId: 'abc' };
  const { settings } = contextOf('username');
  const asked = { ...settings, fields: [...fields, rule('captcha')] };
  expect(usernameRequest(values, contextOf('username', { captcha, settings: asked }))).toMatchObject(captcha);
  const checked = usernameRequest(
    values,
    contextOf('username', { captcha, settings: { ...settings, humanVerification: 'CAPTCHA' } }),
  );
  expect(checked.humanVerification).toEqual({ kind: 'CAPTCHA', ...captcha });
  expect(checked).not.toHaveProperty('captcha');
});
