import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '../generated/contract-version.gen.ts';

/** First number of a version; NaN when it is none. */
const stepOf = (version: string | null): number => Number.parseInt(version ?? '', 10);

/** Comes this answer from a gateway whose contract has taken a step that this client cannot follow? */
export const isOutdated = ({ headers }: Response): boolean =>
  stepOf(headers.get(CONTRACT_VERSION_HEADER)) > stepOf(CONTRACT_VERSION);
