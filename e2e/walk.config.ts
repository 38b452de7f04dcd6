/**
 * Random slots of the catalogue in a browser: see walk/slots.spec.ts. `WALK_GAMES=10` takes so many, `WALK_SEED=N` the ones of
 * an earlier walk.
 */
import { randomInt } from 'node:crypto';
import config from './playwright.config.ts';

// workers read this file too, and have to choose the same ones
process.env.WALK_SEED ??= String(randomInt(2 ** 31));

export default {
  ...config,
  testDir: './walk',
  projects: [{ name: 'walk' }],
  reporter: [['list'], ['json', { outputFile: '.results/walk.json' }]],
} satisfies typeof config;
