import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonSize } from '../Button/Button.variants.ts';
import * as css from './SmsCodeButton.css.ts';
import { secondsLeft } from './seconds-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Props of {@link SmsCodeButton}. */
export interface SmsCodeButtonProps {
  /** Asks for a code. Never called while one is being sent or the countdown runs. */
  readonly onSend: () => void;
  /**
   * Until when no other code is sent: milliseconds since 1970 by the clock of this device. Keep it in the storage of the
   * session and hand it over again after a reload. 60 s after a send at log-in and registration, `expiredMinutes`
   * at recovery. On failure leave it as it was: the button is ready again.
   */
  readonly deadline?: number | undefined;
  /**
   * The request is under way.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** Why none can be asked for yet: "Enter your mobile number first." Shown as a line of its own. */
  readonly disabledReason?: string | undefined;
  /**
   * Height; `lg` is that of a field.
   * @default 'lg'
   */
  readonly size?: ButtonSize | undefined;
}

/** What was sent or came to its end while this part was on the screen; nothing for what a reload found. */
function useNews(deadline: number | undefined, isCounting: boolean): string {
  const { t } = useLingui();
  const [known, setKnown] = useState({ deadline, isCounting });
  const [news, setNews] = useState('');
  useEffect(() => {
    if (known.deadline === deadline && known.isCounting === isCounting) return;
    setKnown({ deadline, isCounting });
    const left = secondsLeft(deadline, Date.now());
    if (isCounting && known.deadline !== deadline)
      setNews(t`Code sent. You can ask for another one in ${plural(left, { one: '# second', other: '# seconds' })}.`);
    else if (known.isCounting && !isCounting) setNews(t`You can ask for another code now.`);
  }, [known, deadline, isCounting, t]);
  return news;
}

/**
 * Asks for a code by SMS: ready, sending, or counting down until the next one. It keeps the focus in every state, shows the
 * seconds, and speaks at the beginning and at the end only. Why it waits stands below it, in the line that it belongs to.
 */
export function SmsCodeButton({
  onSend,
  deadline,
  isPending = false,
  disabledReason,
  size = 'lg',
}: SmsCodeButtonProps) {
  const { t } = useLingui();
  const left = useSecondsLeft(deadline);
  const isCounting = left > 0;
  const news = useNews(deadline, isCounting);
  const reasonId = useId();
  const reason = isCounting ? t`A code was sent. You can ask for another one when the time is up.` : disabledReason;

  return (
    <>
      <Button size={size} isPending={isPending && !isCounting} disabledReasonId={reason && reasonId} onClick={onSend}>
        <span className={css.count}>
          {isCounting
            ? t({
                message: `Send again in ${left} s`,
                comment: 'Button that counts down seconds until another code can be sent; "s" is short for seconds',
              })
            : deadline === undefined
              ? t({ message: 'Send code', comment: 'Button: send a code by SMS' })
              : t({ message: 'Send again', comment: 'Button: send another code by SMS' })}
        </span>
      </Button>
      {reason && (
        // a tooltip would cover the boxes of the code on a phone
        <span className={css.reason} id={reasonId}>
          {reason}
        </span>
      )}
      <span role="status" className={visuallyHidden}>
        {news}
      </span>
    </>
  );
}
