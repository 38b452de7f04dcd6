import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { StoryGlobals } from '../.storybook/globals.ts';
import preview from '../.storybook/preview.tsx';

/** A story ready to be run. */
export interface RunnableStory {
  readonly storyName: string;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
  run(context: { globals: Partial<StoryGlobals> }): Promise<void>;
}

/** Stories of one file under the title they have in the workshop. */
export interface StoryFile {
  readonly title: string;
  readonly stories: readonly RunnableStory[];
}

type StoryModule = Parameters<typeof composeStories>[0];

const isStoryModule = (module: unknown): module is StoryModule =>
  typeof module === 'object' && module !== null && 'default' in module;

export const annotations = setProjectAnnotations([preview]);

/** Makes the stories of the given modules runnable outside of Storybook. */
export function storyFiles(modules: Record<string, unknown>): StoryFile[] {
  return Object.values(modules)
    .filter(isStoryModule)
    .map((module) => ({
      title: module.default.title ?? 'untitled',
      stories: Object.values<RunnableStory>(composeStories(module)),
    }));
}
