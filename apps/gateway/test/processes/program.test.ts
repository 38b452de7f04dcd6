import { expect, test } from 'vitest';
import { onFreePorts } from './program.ts';

const taken = 'Port 40123 is in use by another program: stop it, or choose another one with PORT=<port>.';

test('a program whose port was taken while it started is begun again on other ports', async () => {
  const answers = [taken, taken, { port: 40_125 }];
  expect(await onFreePorts(async () => answers.shift() ?? 'begun too often')).toEqual({ port: 40_125 });
  expect(answers).toEqual([]);
});

test('a program that ends for another reason, or never gets a port, is not begun for ever', async () => {
  let begun = 0;
  const always = (words: string) => async () => {
    begun += 1;
    return words;
  };
  await expect(onFreePorts(always('DATABASE_URL does not answer.'))).rejects.toThrow('DATABASE_URL does not answer.');
  expect(begun).toBe(1);
  begun = 0;
  await expect(onFreePorts(always(taken))).rejects.toThrow('did not start: Port 40123 is in use');
  expect(begun).toBe(5);
});
