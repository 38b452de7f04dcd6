import { expect, test } from 'vitest';
import { changedReaders, changedStories } from '../lib/changed.mjs';
import { stepsOfChange } from '../lib/test-steps.mjs';
import { sources } from './sources.ts';

const namesFor = (file: string) => stepsOfChange('HEAD', [file]).map(({ name }) => name);

test('a short run runs the stories that show a changed component, also through another one', () => {
  const stories = changedStories(['packages/ui/src/components/Tag/Tag.tsx']);
  expect(stories).toContain('packages/ui/src/components/Tag/Tag.stories.tsx');
  expect(stories).toContain('packages/ui/src/patterns/DrawCard/DrawCard.stories.tsx');
  expect(stories).not.toContain('packages/ui/src/components/Button/Button.stories.tsx');
});

test('a short run runs the stories of the games that show a changed part', () => {
  const stories = changedStories(['apps/arcade/client/kit/controls.ts']);
  expect(stories).toContain('apps/arcade/client/kit/round/round-player.stories.tsx');
  expect(stories).not.toContain('apps/arcade/client/kit/overlay.stories.tsx');
  const ofTheGames = changedStories(['apps/arcade/client/kit/styles/base.css']);
  expect([...ofTheGames].sort()).toEqual(sources('apps/arcade/client/**/*.stories.tsx'));
});

test('a short run runs every story when a theme changes', () => {
  expect(changedStories(['packages/ui/src/themes/dark.css.ts'])).toBe('all');
});

test('a short run builds the site for a change in it, and not for one in the gateway', () => {
  expect(namesFor('apps/web/src/routes/index.tsx')).toContain('build');
  expect(namesFor('apps/gateway/src/main.ts')).not.toContain('build');
});

test('a short run checks what differs, the contract and the generators only when they do', () => {
  const commandOf = (file: string, wanted: string) =>
    stepsOfChange('HEAD', [file])
      .find(({ name }) => name === wanted)
      ?.command.join(' ');
  const page = 'apps/web/src/routes/__root.tsx';
  expect(commandOf(page, 'lint: style and import zones')).toMatch(new RegExp(` ${page.replaceAll('.', '\\.')}$`));
  expect(commandOf('gone.ts', 'lint: style and import zones')).not.toContain('gone.ts');
  expect(commandOf('biome.json', 'lint: style and import zones')).toMatch(/ \.$/);
  expect(commandOf(page, 'lint: contract')).toBeUndefined();
  expect(commandOf('packages/api-client/openapi/openapi.yaml', 'lint: contract')).toBeDefined();
  expect(commandOf(page, 'architecture')).toContain('new.test.ts');
  expect(commandOf('scripts/new/main.mjs', 'architecture')).not.toContain('new.test.ts');
});

test('a short run runs edited journeys', () => {
  expect(namesFor('e2e/journeys/login.spec.ts')).toContain('e2e');
  expect(namesFor('apps/web/src/routes/index.tsx')).not.toContain('e2e');
});

test('a short run runs tests that start a changed program or read a changed file without importing it', () => {
  const cli = 'apps/gateway/src/app/catalogue.cli.ts';
  expect(changedReaders([cli, 'packages/api-client/openapi/components/error-codes.yaml'])).toEqual([
    { folder: 'apps/gateway', tests: ['src/app/catalogue.cli'] },
    { folder: 'packages/i18n', tests: ['src/errors/'] },
  ]);
  expect(changedReaders(['apps/gateway/src/main.ts', 'packages/api-client/src/client/sse.ts'])).toEqual([]);
  expect(namesFor(cli)).toContain('unit: apps/gateway');
  const tests = sources('{apps,packages}/**/*.test.ts');
  const read = [cli, 'packages/api-client/examples/play-a-round.ts', 'apps/cashier-sandbox/server/main.ts'];
  for (const { folder, tests: wanted } of changedReaders([...read, 'packages/api-client/openapi/openapi.yaml']))
    for (const begin of wanted)
      expect(
        tests.some((name) => name.startsWith(`${folder}/${begin}`)),
        begin,
      ).toBe(true);
});
