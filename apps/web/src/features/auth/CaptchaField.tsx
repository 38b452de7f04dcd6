import { useLingui } from '@lingui/react/macro';
import { getCaptcha } from '@mekong/api-client/sdk';
import { IconButton } from '@mekong/ui/IconButton';
import { Inline } from '@mekong/ui/Inline';
import { TextField } from '@mekong/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';

const second = 1000;

/** What was typed, and which picture it answers. */
export interface CaptchaAnswer {
  readonly captcha: string;
  readonly captchaId: string;
}

interface CaptchaFieldProps {
  readonly value: CaptchaAnswer;
  readonly onChange: (answer: CaptchaAnswer) => void;
  readonly error?: string | undefined;
  /** Changes when the picture was used and another is needed. */
  readonly attempt: number;
}

/** The picture captcha; shown only after the server asked for it. A new picture at most once a second (S9-023). */
export function CaptchaField({ value, onChange, error, attempt }: CaptchaFieldProps) {
  const { t } = useLingui();
  const askedAt = useRef(0);
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['getCaptcha', attempt],
    queryFn: ({ signal }) => getCaptcha({ signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const captchaId = data?.captchaId;
  useEffect(() => {
    if (captchaId) onChange({ captcha: '', captchaId });
  }, [captchaId, onChange]);

  function refresh(): void {
    if (Date.now() - askedAt.current < second) return;
    askedAt.current = Date.now();
    void refetch();
  }
  return (
    <Inline gap={2} align="end">
      <TextField
        label={t`Type the characters in the picture`}
        value={value.captcha}
        onChange={({ target }) => onChange({ captcha: target.value, captchaId: captchaId ?? '' })}
        error={error}
        autoComplete="off"
        dir="ltr"
        maxLength={8}
        isRequired
      />
      {data && <img src={`data:image/png;base64,${data.value}`} alt={t`Characters to type`} width={124} height={44} />}
      <IconButton icon={RefreshCw} label={t`New picture`} isPending={isFetching} onClick={refresh} />
    </Inline>
  );
}
