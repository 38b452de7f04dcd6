import { expect, test } from 'vitest';
import { changedStories } from '../lib/changed.mjs';
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

test('a short run runs edited journeys', () => {
  expect(namesFor('e2e/journeys/login.spec.ts')).toContain('e2e');
  expect(namesFor('apps/web/src/routes/index.tsx')).not.toContain('e2e');
});
