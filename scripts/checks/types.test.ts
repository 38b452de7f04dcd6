import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';
import { inSiteProgram } from '../lib/test-steps.mjs';

const read = (file: string) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

test('the program of the site checks every folder of the workspaces that it stands for, and no other', () => {
  const folders = globSync('{packages,apps}/*/package.json', { cwd: root })
    .concat('e2e/package.json', 'bench/package.json')
    .filter((file) => inSiteProgram.includes(read(file).name.replace('@mekong/', '')))
    .map(dirname);
  const included = folders.flatMap((folder) =>
    (read(`${folder}/tsconfig.json`).include as string[]).map((each) => `${folder}/${each}`),
  );
  expect(folders).toHaveLength(inSiteProgram.length);
  expect((read('tsconfig.site.json').include as string[]).sort()).toEqual(included.sort());
});
