import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { requestPasswordMail } from '@mekong/api-client/sdk';
import type { HumanProof } from '@mekong/api-client/types';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePermission, useSwitches } from '../../../queries/status.ts';
import { draftOf } from '../../../state/drafts.ts';
import { useDraft } from '../../../state/use-draft.ts';
import { useCaptcha } from '../check/use-captcha.ts';
import { useHumanCheck } from '../check/use-human-check.ts';
import { ruleError } from '../form/field-error.ts';
import { refusalsOf } from '../form/refusals.ts';
import { useFocusLater } from '../form/use-focus-later.ts';

interface MailValues {
  username: string;
  email: string;
}

/** Who registered by mobile number has it as the user name. */
const numberName = /^\d{6,15}$/;
const second = 1000;

/** A proof as a form carries it: one text. */
const proofText = ({ id, nonce, x }: HumanProof): string => [id, nonce, ...(x === undefined ? [] : [x])].join(':');

/** Asks for a mailed link (S3-074, S4-015). The answer is the same for every name and address. */
export function useMailRecovery() {
  const { t } = useLingui();
  const isOn = useSwitches();
  const { register: rules } = usePermission();
  const form = useForm<MailValues>({
    defaultValues: { username: '', email: '', ...namesOf(draftOf('login')), ...draftOf('recoveryMail') },
    mode: 'onTouched',
  });
  const { register, getValues, setError, setFocus, formState } = form;
  useDraft('recoveryMail', getValues);
  const check = useHumanCheck('sendCode');
  const captcha = useCaptcha();
  const captchaInput = useRef<HTMLInputElement>(null);
  const [captchaError, setCaptchaError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isSent, setSent] = useState(false);
  const [throttledUntil, setThrottledUntil] = useState<number>();
  const focusLater = useFocusLater();

  function problem(name: 'username' | 'email', value: string): string | true {
    const text = value.trim();
    if (name === 'username' && isOn('MOBILENUMREG') && numberName.test(text)) return true;
    const rule = rules.find((candidate) => candidate.name === name);
    return (rule && ruleError({ ...rule, required: true }, text)) ?? (text !== '' || t`Fill in this field.`);
  }

  async function refuse(error: unknown): Promise<void> {
    captcha.note(error);
    const wait = isApiError(error) && error.code === 'RATE_LIMITED' ? error.params.retryAfter : undefined;
    if (wait !== undefined) setThrottledUntil(Date.now() + wait * second);
    const [refusal] = await refusalsOf(error);
    if (refusal?.name === 'captcha') {
      setCaptchaError(refusal.text);
      focusLater(() => captchaInput.current?.focus());
    } else if (refusal?.name === 'username' || refusal?.name === 'email') {
      const { name, text } = refusal;
      setError(name, { message: text });
      focusLater(() => setFocus(name));
    } else setFailure(error);
  }

  const send = (proof: HumanProof | undefined) => {
    const { username, email } = getValues();
    const body = { username: username.trim(), email: email.trim(), ...captcha.answer };
    return requestPasswordMail({ body: { ...body, ...(proof && { humanCheck: proofText(proof) }) } });
  };
  const submit = form.handleSubmit(async () => {
    setFailure(undefined);
    setCaptchaError(captcha.isMissing ? t`Type the characters in the picture.` : undefined);
    if (captcha.isMissing) return captchaInput.current?.focus();
    try {
      if (!(await check.run(send))) return;
      captcha.reset();
      setSent(true);
    } catch (error) {
      await refuse(error);
    }
  });

  const field = (name: 'username' | 'email') => ({
    ...register(name, { validate: (value) => problem(name, value) }),
    error: formState.errors[name]?.message,
  });
  return {
    submit,
    failure,
    check,
    isSent,
    sendAgain: () => setSent(false),
    throttledUntil,
    isPending: formState.isSubmitting,
    fields: { username: field('username'), email: field('email') },
    captcha: captcha.isAsked ? { ...captcha.field, error: captchaError, ref: captchaInput } : undefined,
  };
}

/** The name that stood in the log-in form: whoever forgot the password has typed it there. */
const namesOf = ({ username }: Readonly<Record<string, unknown>>): Partial<MailValues> =>
  typeof username === 'string' ? { username } : {};
