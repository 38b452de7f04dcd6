import { sendLoginCode } from '@mekong/api-client/sdk/sendLoginCode';
import { sendRecoveryCode } from '@mekong/api-client/sdk/sendRecoveryCode';
import { sendRegisterCode } from '@mekong/api-client/sdk/sendRegisterCode';
import type { CodeRequest, CodeSent, HumanProof } from '@mekong/api-client/types';
import type { SmsCodeButtonProps } from '@mekong/ui/SmsCodeButton';
import { useRef, useState } from 'react';
import { useCaptcha } from '../../../parts/check/use-captcha.ts';
import { type HumanCheckControl, useHumanCheck } from '../../../parts/check/use-human-check.ts';
import { type CodePurpose, keepDeadline, keptDeadline } from './code-deadline.ts';

/** Number that a code goes to: national digits, and the calling code without its plus. */
export type CodeNumber = Required<Pick<CodeRequest, 'mobileNum' | 'mobileCountryCode'>>;

interface SmsCodeOptions {
  readonly purpose: CodePurpose;
  /** Reads the number, and says at its field what is wrong with it; undefined then. */
  readonly readNumber: () => Promise<CodeNumber | undefined>;
  /** A code is on its way: the focus goes to its field. */
  readonly onSent: () => void;
  /** It was refused. A captcha that is asked for is in sight already. */
  readonly onFailure: (error: unknown) => void;
  /** The captcha is asked for and nothing was typed: what to do, in words. */
  readonly onCaptchaMissing: (text: string) => void;
}

const calls = {
  login: sendLoginCode,
  register: sendRegisterCode,
  recovery: sendRecoveryCode,
} as const satisfies Record<CodePurpose, (options: { body: CodeRequest }) => Promise<CodeSent>>;

const second = 1000;
/** A press that comes sooner after the one before is the same press. */
const pressMs = 1 * second;

/**
 * Asks for a code by SMS: check, captcha where the gateway wants one, countdown by a deadline that survives reload and
 * sleep.
 */
export function useSmsCode({ purpose, readNumber, onSent, onFailure, onCaptchaMissing }: SmsCodeOptions) {
  const check = useHumanCheck('sendCode');
  const captcha = useCaptcha();
  const [deadline, setDeadline] = useState(() => keptDeadline(purpose));
  const [isPending, setPending] = useState(false);

  const pressed = useRef({ at: Number.NEGATIVE_INFINITY, isRunning: false });

  async function onSend(): Promise<void> {
    const { at, isRunning } = pressed.current;
    if (isRunning || performance.now() - at < pressMs) return;
    pressed.current = { at: performance.now(), isRunning: true };
    await send().finally(() => {
      pressed.current.isRunning = false;
    });
  }

  async function send(): Promise<void> {
    const number = await readNumber();
    if (!number) return;
    if (captcha.missing) return onCaptchaMissing(captcha.missing);
    setPending(true);
    try {
      const body = (proof: HumanProof | undefined): CodeRequest => ({
        ...number,
        ...captcha.answer,
        ...(proof && { humanCheck: proof }),
      });
      const sent = await check.run((proof) => calls[purpose]({ body: body(proof) }));
      if (!sent) return;
      const until = Date.now() + sent.resendSeconds * second;
      keepDeadline(purpose, until);
      setDeadline(until);
      captcha.reset();
      onSent();
    } catch (error) {
      captcha.note(error);
      onFailure(error);
    } finally {
      setPending(false);
    }
  }

  const button: SmsCodeButtonProps = { onSend: () => void onSend(), deadline, isPending };
  return { button, captcha, check: check satisfies HumanCheckControl };
}
