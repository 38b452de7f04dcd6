import type { RegisterFieldName, RegisterRule } from '@mekong/api-client/types';
import { type RegisterEntry, type RegisterMethod, registerEntries } from '@mekong/ui/patterns/RegisterForm/variants';

/** What narrows the rules besides themselves. */
export interface FieldConditions {
  readonly method: RegisterMethod;
  /** Switch MOBILEPWREG: registration by mobile number asks for a password. */
  readonly hasMobilePassword: boolean;
  /** Switch REGMOBVERF: the number is proved by a code. */
  readonly provesNumber: boolean;
  /** An affiliate code came with the link: its field is not asked for again. */
  readonly fromLink: boolean;
}

/** Fields that a form shows, by their rules. One that is not shown has no rule here. */
export interface ShownFields {
  readonly username?: RegisterRule | undefined;
  readonly mobileNum?: RegisterRule | undefined;
  readonly verificationCode?: RegisterRule | undefined;
  readonly password?: RegisterRule | undefined;
  readonly confirmPassword?: RegisterRule | undefined;
  readonly entries: readonly (RegisterRule & { readonly name: RegisterEntry })[];
}

/** The fields that this merchant shows on one tab; the gateway narrows its rules in the same way. */
export function shownFields(
  rules: readonly RegisterRule[],
  { method, hasMobilePassword, provesNumber, fromLink }: FieldConditions,
): ShownFields {
  const ruleOf = (name: RegisterFieldName) => rules.find((rule) => rule.name === name);
  const shown = (name: RegisterFieldName) => {
    const rule = ruleOf(name);
    return rule?.enabled ? rule : undefined;
  };
  const needed = (name: RegisterFieldName) => {
    const rule = ruleOf(name);
    return rule && { ...rule, enabled: true, required: true };
  };
  const entries = registerEntries.flatMap((name) => {
    const rule = shown(name);
    return rule && !(fromLink && name === 'affiliateCode') ? [{ ...rule, name }] : [];
  });
  if (method === 'mobile')
    return {
      mobileNum: needed('mobileNum'),
      verificationCode: provesNumber ? needed('verificationCode') : undefined,
      password: hasMobilePassword ? needed('password') : undefined,
      confirmPassword: hasMobilePassword ? shown('confirmPassword') : undefined,
      entries,
    };
  const mobileNum = shown('mobileNum');
  return {
    username: shown('username'),
    password: shown('password'),
    confirmPassword: shown('confirmPassword'),
    mobileNum,
    // a code proves a number; without one there is nothing to prove
    verificationCode: mobileNum && shown('verificationCode'),
    entries,
  };
}

const number = ['mobileNum', 'verificationCode'] as const;
const account = ['username', 'password', 'confirmPassword'] as const;

/** What a form may show, the picture and the two boxes among it. */
export type ShownName = (typeof number | typeof account)[number] | RegisterEntry | 'captcha' | 'agreement' | 'age';

/** Names of what is shown, from the top of the form to its end: where the focus looks for the first refusal. */
export function fieldOrder({ entries, ...named }: ShownFields, method: RegisterMethod): ShownName[] {
  const names = method === 'mobile' ? [...number, ...account] : [...account, ...number];
  return [...names.filter((name) => named[name]), ...entries.map(({ name }) => name), 'captcha', 'agreement', 'age'];
}
