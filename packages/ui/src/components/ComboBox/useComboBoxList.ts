import { type KeyboardEvent, useRef, useState } from 'react';
import { useOnDemand } from '../Dialog/use-on-demand.ts';

const loadList = () => import('./ComboBoxList.tsx').then(({ ComboBoxList }) => ComboBoxList);

/** Opening of a list that can be searched: it is fetched when a pointer or the focus comes near what opens it. */
export function useComboBoxList() {
  const [isWanted, setWanted] = useState(false);
  const [query, setQuery] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const { Part, isLoading, prefetch, load } = useOnDemand(loadList);
  // stays closed when the list cannot be had; a message says so
  const isOpen = isWanted && (isLoading || Part !== undefined);
  const setOpen = (isNext: boolean): void => {
    // an input that is removed with the focus in it loses it in the middle of React's work
    const { activeElement } = document;
    if (!isNext && activeElement instanceof HTMLElement && panel.current?.contains(activeElement)) activeElement.blur();
    if (isNext) setQuery('');
    setWanted(isNext);
    if (isNext && !Part) void load();
  };
  return {
    /** The list, once it is there. */
    List: Part,
    prefetch,
    /** Ref of what floats. */
    panel,
    isOpen,
    setOpen,
    /** What is searched for; props of the list. */
    search: { query, onQueryChange: setQuery },
    /**
     * Keeps what is typed on the button that opens the list: until the search is there it has the focus. A letter on the
     * closed one opens the list with it.
     */
    keepTyped: (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || panel.current?.querySelector('input')) return;
      const typed = isOpen ? query : '';
      // at first these two press the button
      if ((key === ' ' || key === 'Enter') && typed === '') return;
      if (key.length === 1) {
        if (!isOpen) setOpen(true);
        setQuery(typed + key);
      } else if (key === 'Backspace') setQuery(typed.slice(0, -1));
      else if (key !== 'Enter') return;
      event.preventDefault();
    },
  };
}
