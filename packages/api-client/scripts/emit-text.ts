import { type Contract, hashOf } from './contract.ts';

const rule = '// Never edit: change openapi/ and generate again.\n';

/** First lines of every generated file but those of one operation. */
export const headOf = (contract: Contract): string =>
  `// Contract ${contract.info.version}, sha256 ${hashOf(contract)}. Made from openapi/ by "npm run generate -w @mekong/api-client".\n${rule}`;

/** First lines of the file of one operation: it changes with that operation alone. */
export const headOfOne = `// Made from openapi/ by "npm run generate -w @mekong/api-client".\n${rule}`;

export const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
export const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
export const list = (names: readonly string[]): string => `[${names.map(quote).join(', ')}]`;
