import { matchesGlob, relative } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { racesOnBothEngines } from './suites.ts';

const file = relative(`${import.meta.dirname}/..`, expect.getState().testPath ?? '');

// a suite that is on this engine for its races: the server runs all of it
if (racesOnBothEngines.some((glob) => matchesGlob(file, glob)))
  beforeEach(({ task, skip }) => skip(!task.tags?.includes('race')));
