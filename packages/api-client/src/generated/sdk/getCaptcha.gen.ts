// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetCaptchaData, GetCaptchaResponse } from '../reader-types.gen.ts';

/**
 * Picture captcha.
 *
 * Makes a picture. `value` is the PNG in base64; `captchaId` beside it is sent back with the typed characters. One use, 120 s, at most one picture per second.
 */
export const getCaptcha = (options?: CallOptions<GetCaptchaData>): Promise<GetCaptchaResponse> =>
  call('getCaptcha', 'GET', '/wps/captcha', options);
