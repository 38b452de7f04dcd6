/** All journeys once more, on a site that two gateways serve: see apps/gateway/test/processes/two-gateways.ts. */
process.env.E2E_GATEWAYS = '2';
process.env.E2E_NIGHT = '1';
const { default: config } = await import('./playwright.config.ts');

export default {
  ...config,
  reporter: [['list'], ['json', { outputFile: '.results/two-gateways.json' }]],
} satisfies typeof config;
