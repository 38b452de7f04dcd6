import { useLingui } from '@lingui/react/macro';
import { zRequestPasswordMailBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { requestPasswordMail } from '@mekong/api-client/sdk/requestPasswordMail';
import type { HumanProof } from '@mekong/api-client/types';
import { useState } from 'react';
import { useCaptcha } from '../../../parts/check/use-captcha.ts';
import { useHumanCheck } from '../../../parts/check/use-human-check.ts';
import { ruleError } from '../../../parts/form/field-error.ts';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { usePermission, useSwitches } from '../../../queries/status.ts';
import { draftOf } from '../../../state/drafts.ts';

interface MailValues {
  username: string;
  email: string;
}

/** Who registered by mobile number has it as the user name. */
const numberName = /^\d{6,15}$/;
const second = 1000;

/** A proof as a form carries it: one text. */
const proofText = ({ id, nonce, x }: HumanProof): string => [id, nonce, ...(x === undefined ? [] : [x])].join(':');

/** Asks for a mailed link. The answer is the same for every name and address. */
export function useMailRecovery() {
  const { t } = useLingui();
  const isOn = useSwitches();
  const { register: rules } = usePermission();
  const check = useHumanCheck('sendCode');
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);
  const [throttledUntil, setThrottledUntil] = useState<number>();

  function problem(name: 'username' | 'email', value: string): string | true {
    const text = value.trim();
    if (name === 'username' && isOn('MOBILENUMREG') && numberName.test(text)) return true;
    const rule = rules.find((candidate) => candidate.name === name);
    return (rule && ruleError({ ...rule, required: true }, text)) ?? (text !== '' || t`Fill in this field.`);
  }

  const {
    submit,
    isPending,
    failure,
    field,
    captcha: picture,
  } = useServerForm(
    {
      validator: zRequestPasswordMailBody,
      body: ({ username, email }) => ({ username: username.trim(), email: email.trim(), ...captcha.answer }),
      send: (body) =>
        check.run((proof) =>
          requestPasswordMail({ body: { ...body, ...(proof && { humanCheck: proofText(proof) }) } }),
        ),
    },
    {
      first: { username: '', email: '', ...namesOf(draftOf('login')) },
      rules: {
        username: (value) => problem('username', value),
        email: (value) => problem('email', value),
      },
      draft: { name: 'recoveryMail', over: 'closing' },
      picture: captcha,
      onDone: () => {
        captcha.reset();
        setSent(true);
      },
      refuse: (error) => {
        const wait = isApiError(error) && error.code === 'RATE_LIMITED' ? error.params.retryAfter : undefined;
        if (wait !== undefined) setThrottledUntil(Date.now() + wait * second);
        return undefined;
      },
    },
  );
  return {
    submit,
    failure,
    check,
    isSent,
    sendAgain: () => setSent(false),
    throttledUntil,
    isPending,
    fields: { username: field('username'), email: field('email') },
    captcha: picture,
  };
}

/** The name that stood in the log-in form: whoever forgot the password has typed it there. */
const namesOf = ({ username }: Readonly<Record<string, unknown>>): Partial<MailValues> =>
  typeof username === 'string' ? { username } : {};
