// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getCaptcha } from '../sdk/getCaptcha.gen.ts';
import type { GetCaptchaData, GetCaptchaResponse } from '../reader-types.gen.ts';

/** Key of {@link getCaptcha}; `['getCaptcha']` alone matches every call of it. */
export const getCaptchaQueryKey = (options?: CallOptions<GetCaptchaData>) => queryKey('getCaptcha', options);

/**
 * Picture captcha.
 *
 * Makes a picture. `value` is the PNG in base64; `captchaId` beside it is sent back with the typed characters. One use, 120 s, at most one picture per second.
 */
export const getCaptchaOptions = (options?: CallOptions<GetCaptchaData>) =>
  queryOptions<GetCaptchaResponse, ApiError, GetCaptchaResponse, ReturnType<typeof getCaptchaQueryKey>>({
    queryKey: getCaptchaQueryKey(options),
    queryFn: ({ signal }) => getCaptcha({ ...options, signal }),
  });
