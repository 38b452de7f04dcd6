import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const file = { filePath: 'src/Button.css.ts', packageName: '@mekong/ui' };

test('names of styles are short, their own, and the same in every build', () => {
  const names = (build = classNames()) => ['1glmiid0', '1glmiid1', '1glmiid0'].map((hash) => build({ ...file, hash }));
  const [first, second, again] = names();
  expect([first, second]).toEqual([expect.stringMatching(/^[a-z][a-z0-9]{3}0$/), `${first?.slice(0, -1)}1`]);
  expect(again).toBe(first);
  expect(names()).toEqual([first, second, first]);
  expect(classNames()({ ...file, packageName: '@mekong/web', hash: '1glmiid0' })).not.toBe(first);
});

test('two files that come to the same names are refused by their paths', () => {
  const build = classNames();
  const clash = () => {
    for (let n = 0; n < 20_000; n++) build({ filePath: `src/${n}.css.ts`, packageName: '@mekong/ui', hash: `${n}` });
  };
  expect(clash).toThrow(/^Rename @mekong\/ui\/src\/\d+\.css\.ts or @mekong\/ui\/src\/\d+\.css\.ts:/);
});
