import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import type { StoryGlobals } from '../.storybook/globals.ts';
import preview from '../.storybook/preview.tsx';

/** A story ready to be run. */
export interface RunnableStory {
  readonly storyName: string;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
  run(context: { globals: Partial<StoryGlobals>; canvasElement?: HTMLElement }): Promise<void>;
}

/** Stories of one file under the title they have in the workshop. */
export interface StoryFile {
  readonly title: string;
  readonly stories: readonly RunnableStory[];
  /** Whether they are played from right to left too, and not only shown so when they were played. */
  readonly isPlayedTurned: boolean;
}

type StoryModule = Parameters<typeof composeStories>[0];

const isStoryModule = (module: unknown): module is StoryModule =>
  typeof module === 'object' && module !== null && 'default' in module;

export const annotations = setProjectAnnotations([preview]);

declare module 'vitest' {
  export interface ProvidedContext {
    /** Shard of each story file that is wanted, by its path from the root of the repository. */
    readonly shardOf: Readonly<Record<string, number>>;
    /** Files whose interactions depend on the reading direction. */
    readonly directional: readonly string[];
    /** Whether all others are played from right to left too. */
    readonly playsAllTurned: boolean;
  }
}

/** Paths of a glob begin at the folder of the file it stands in. */
const fromRoot = (path: string): string => new URL(path, 'file:///apps/storybook/test/').pathname.slice(1);

/**
 * Loads the story files of a shard and makes their stories runnable outside of Storybook. A file that cannot be loaded becomes one
 * story that fails, so that it does not take all others with it.
 */
export async function storyFiles(modules: Record<string, () => Promise<unknown>>, shard: number): Promise<StoryFile[]> {
  const shardOf = inject('shardOf');
  const directional = inject('directional');
  const playsAllTurned = inject('playsAllTurned');
  return Promise.all(
    Object.entries(modules)
      .filter(([path]) => shardOf[fromRoot(path)] === shard)
      .map(async ([path, load]) => {
        const isPlayedTurned = playsAllTurned || directional.includes(fromRoot(path));
        try {
          const module = await load();
          if (!isStoryModule(module)) throw new Error(`${path} has no default export`);
          const stories = Object.values<RunnableStory>(composeStories(module));
          return { title: module.default.title ?? path, stories, isPlayedTurned };
        } catch (error) {
          const run = () => Promise.reject(error);
          const stories = [{ storyName: 'loads', tags: [], parameters: {}, run }];
          return { title: path, stories, isPlayedTurned };
        }
      }),
  );
}
