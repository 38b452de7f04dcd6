// Contract 1.0.0, sha256 73e48206383dc566. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { zGetOperatorResponse } from './reader-zod.gen.ts';

/** Schema of the value each operation answers, without the envelope, as readers take it. */
export const responseValidators = {
  getOperator: zGetOperatorResponse,
};
