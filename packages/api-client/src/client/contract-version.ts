import { CONTRACT_EDITION, CONTRACT_VERSION_HEADER } from '../generated/contract-version.gen.ts';

/** First number of a version; NaN when it is none. */
const stepOf = (version: string | null): number => Number.parseInt(version ?? '', 10);

/** Comes this answer from a gateway whose contract has taken a step that this client cannot follow? */
export const isOutdated = ({ headers }: Response): boolean =>
  stepOf(headers.get(CONTRACT_VERSION_HEADER)) > stepOf(CONTRACT_EDITION);

/** Comes this answer from a gateway with the very contract of this client? It holds nothing then that the client does not know. */
export const hasSameContract = ({ headers }: Response): boolean =>
  headers.get(CONTRACT_VERSION_HEADER) === CONTRACT_EDITION;
