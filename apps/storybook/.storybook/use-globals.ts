import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals, type StoryGlobals } from './globals.ts';

interface GlobalsEvent {
  readonly globals: Partial<StoryGlobals>;
}

/** What the address sets, as `globals=theme:light;locale:AR`. */
function addressed(): Partial<StoryGlobals> {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  return Object.fromEntries(pairs.filter(Boolean).map((pair) => pair.split(':')));
}

let latest: StoryGlobals = { ...initialGlobals, ...addressed() };
const channel = addons.getChannel();
const keep = ({ globals }: GlobalsEvent): void => {
  latest = { ...initialGlobals, ...globals };
};
channel.on(GLOBALS_UPDATED, keep);
channel.on(SET_GLOBALS, keep);

/** What the toolbar shows, for a page of the documentation: only stories are handed it. */
export function useToolbarGlobals(): StoryGlobals {
  const [globals, setGlobals] = useState(latest);
  useEffect(() => {
    const follow = (): void => setGlobals(latest);
    follow();
    channel.on(GLOBALS_UPDATED, follow);
    channel.on(SET_GLOBALS, follow);
    return () => {
      channel.off(GLOBALS_UPDATED, follow);
      channel.off(SET_GLOBALS, follow);
    };
  }, []);
  return globals;
}
