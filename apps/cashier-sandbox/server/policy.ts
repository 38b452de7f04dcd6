/**
 * What pages of this server may load and where their forms may lead.
 *
 * @param shop origin that a form may end at: the shop that the payer came from
 */
export const formPolicy = (shop?: string): string =>
  `default-src 'none'; style-src 'self'; form-action 'self'${shop ? ` ${shop}` : ''}; base-uri 'none'; frame-ancestors 'none'`;
