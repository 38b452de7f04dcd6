// Contract 2.4.0, sha256 e65011e0cf3eb824. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

/** Version of the contract: the first number rises with a change that older clients cannot follow. */
export const CONTRACT_VERSION = '2.4.0';

/** The version and the very text of the contract: gateway and client with the same one agree in everything. */
export const CONTRACT_EDITION = '2.4.0+e65011e0cf3eb824';

/** Header of every answer that names the edition of the gateway's contract. */
export const CONTRACT_VERSION_HEADER = 'x-contract-version';
