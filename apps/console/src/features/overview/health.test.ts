import { expect, test } from 'vitest';
import { healthOf } from './health.ts';

const sound = {
  site: { name: 'Mekong', open: true, blockedCountries: [] },
  health: {
    database: { engine: 'postgres' as const, writable: true },
    jobs: { count: 4, late: 0, failing: 0, clockHeld: false },
    queues: [{ queue: 'mail', waiting: 3, active: 1, failed: 0, waitsSeconds: 2 }],
    payments: [{ provider: 'sandbox', reachable: true, failures: 0, shut: [] }],
  },
  attention: {
    queues: [],
    codes: { sent: 5, used: 4, alarming: false },
    cspViolations: [],
  },
};

test('a sound site is healthy in every part', () => {
  expect(Object.values(healthOf(sound))).toEqual(['good', 'good', 'good', 'good', 'good', 'good']);
});

test('payments fail when a provider does not answer, and need attention when calls fail or a method is shut', () => {
  const paymentsWith = (change: object) => {
    const payments = [...sound.health.payments, { ...sound.health.payments[0]!, ...change }];
    return healthOf({ ...sound, health: { ...sound.health, payments } }).payments;
  };
  expect(paymentsWith({ reachable: false, failures: 2 })).toBe('bad');
  expect(paymentsWith({ failures: 1 })).toBe('warning');
  expect(paymentsWith({ shut: ['KHQR'] })).toBe('warning');
});

test('jobs fail when one failed or the clock is held, and need attention when one is late', () => {
  const jobsWith = (jobs: object) =>
    healthOf({ ...sound, health: { ...sound.health, jobs: { ...sound.health.jobs, ...jobs } } }).jobs;
  expect(jobsWith({ failing: 1, late: 1 })).toBe('bad');
  expect(jobsWith({ clockHeld: true })).toBe('bad');
  expect(jobsWith({ late: 1 })).toBe('warning');
});

test('a queue needs attention when work failed or has waited for over a minute', () => {
  const queuesWith = (queue: object) =>
    healthOf({ ...sound, health: { ...sound.health, queues: [{ ...sound.health.queues[0]!, ...queue }] } }).queues;
  expect(queuesWith({ failed: 1 })).toBe('warning');
  expect(queuesWith({ waitsSeconds: 61 })).toBe('warning');
  expect(queuesWith({ waiting: 100 })).toBe('good');
});

test('a closed site needs attention, and a database without writes fails', () => {
  expect(healthOf({ ...sound, site: { ...sound.site, open: false } }).site).toBe('warning');
  const health = { ...sound.health, database: { ...sound.health.database, writable: false } };
  expect(healthOf({ ...sound, health }).database).toBe('bad');
});
