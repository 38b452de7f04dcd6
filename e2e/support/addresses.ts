const port = Number(process.env.E2E_PORT ?? 8180);

/** Where the gateway of the journeys listens: site, house vendor, operators' console, the provider of social sign-in, and the payment sandbox. */
export const ports = {
  site: port,
  vendor: port + 1,
  operations: port + 2,
  provider: port + 3,
  payments: port + 4,
} as const;

const originOf = (name: keyof typeof ports): string => `http://localhost:${ports[name]}`;

/** The site as the browser sees it. */
export const siteOrigin = originOf('site');
/** The operators' console, where messages of the site are read. */
export const operationsOrigin = originOf('operations');
/** The OpenID provider that stands for Google, Facebook and LINE. */
export const providerOrigin = originOf('provider');
/** The payment sandbox: where payers pay, and where its operator makes things go wrong. */
export const paymentsOrigin = originOf('payments');
