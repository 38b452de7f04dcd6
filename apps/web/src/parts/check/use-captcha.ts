import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { getCaptcha } from '@mekong/api-client/sdk/getCaptcha';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { serverClockOffset } from '../../queries/status.ts';
import { sendForDevice } from '../device-cookie.ts';

/** What was typed, and which picture it answers. */
interface CaptchaAnswer {
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

/**
 * The picture captcha of a form. Nothing is shown until a refusal asks for it; every further refusal uses the
 * picture up, so another one is fetched.
 *
 * @param isAskedAtFirst the merchant asks for a picture every time
 */
export function useCaptcha({ isAskedAtFirst = false } = {}) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(isAskedAtFirst);
  const [attempt, setAttempt] = useState(0);
  const [typed, setTyped] = useState('');
  const [isOver, setOver] = useState(false);
  const queryClient = useQueryClient();
  const { data, refetch, isFetching, isError } = useQuery({
    queryKey: ['getCaptcha', attempt],
    queryFn: ({ signal }) => sendForDevice(() => getCaptcha({ signal })),
    enabled: isAsked,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // A picture per second and network: whoever asks for another one sooner gets it a moment later.
    retry: (failures, error) => failures < 3 && isApiError(error) && error.code === 'RATE_LIMITED',
    retryDelay: (_, error) =>
      ((isApiError(error) && error.code === 'RATE_LIMITED' && error.params.retryAfter) || 1) * 1_000,
  });

  useEffect(() => {
    setOver(false);
    if (!data) return;
    const left = Date.parse(data.expiresAt) - serverClockOffset(queryClient) - Date.now();
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [data, queryClient]);

  /** Takes note of a refusal; says whether it was about the characters that were typed. */
  const note = useCallback((error: unknown): boolean => {
    // nobody saw the characters of a request that found no way: they are still good
    if (!isApiError(error) || error.code === 'NETWORK') return false;
    if (error.captcha || error.code.startsWith('AUTH_CAPTCHA_')) setIsAsked(true);
    setAttempt((number) => number + 1);
    setTyped('');
    return error.code.startsWith('AUTH_CAPTCHA_');
  }, []);

  const answer: CaptchaAnswer = isAsked && data ? { captcha: typed.trim(), captchaId: data.captchaId } : {};
  return {
    isAsked,
    /** What the call carries; empty while no captcha is asked for. */
    answer,
    /** What to do, in words, while nothing was typed though the picture is asked for. */
    missing: isAsked && typed.trim() === '' ? t`Type the characters in the picture.` : undefined,
    note,
    /** The picture has done its work: it goes until it is asked for again. */
    reset: () => {
      setIsAsked(false);
      setTyped('');
    },
    /** Props of the field. */
    field: {
      name: 'captcha',
      value: typed,
      picture: data?.value,
      isLoading: isFetching,
      isExpired: isError || isOver,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
      onRefresh: () => {
        setTyped('');
        void refetch();
      },
    },
  };
}
