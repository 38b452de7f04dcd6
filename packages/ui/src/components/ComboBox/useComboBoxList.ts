import { useRef, useState } from 'react';
import { useOnDemand } from '../Dialog/use-on-demand.ts';

const loadList = () => import('./ComboBoxList.tsx').then(({ ComboBoxList }) => ComboBoxList);

/** Opening of a list that can be searched: it is fetched when a pointer or the focus comes near what opens it. */
export function useComboBoxList() {
  const [isWanted, setWanted] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { Part, isLoading, prefetch, load } = useOnDemand(loadList);
  return {
    /** The list, once it is there. */
    List: Part,
    prefetch,
    /** Ref of what floats. */
    panel,
    /** Stays closed when the list cannot be had; a message says so. */
    isOpen: isWanted && (isLoading || Part !== undefined),
    setOpen: (isOpen: boolean): void => {
      // an input that is removed with the focus in it loses it in the middle of React's work
      const { activeElement } = document;
      if (!isOpen && activeElement instanceof HTMLElement && panel.current?.contains(activeElement))
        activeElement.blur();
      setWanted(isOpen);
      if (isOpen && !Part) void load();
    },
  };
}
