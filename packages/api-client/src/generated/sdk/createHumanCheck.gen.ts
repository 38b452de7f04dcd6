// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { CreateHumanCheckData, CreateHumanCheckResponse } from '../reader-types.gen.ts';

/**
 * Challenge that tells a person from a program.
 *
 * Ask before a log-in by password, a registration or a code: `required` false means that the action needs no check now. The challenge is for this browser and this action, once, for 120 s. `slider` shows a picture with a gap: the piece is moved by dragging or, with the same answer, by steps of keys or buttons. `work` shows nothing and asks more of the processor, so that nobody has to solve a puzzle (WCAG 2.2, 3.3.8).
 */
export const createHumanCheck = (options: CallOptions<CreateHumanCheckData>): Promise<CreateHumanCheckResponse> =>
  call('createHumanCheck', 'POST', '/wps/human-check', options);
