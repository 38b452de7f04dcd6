import type { WhitelabelNode, WhitelabelSwitch } from '@mekong/api-client/types';

/** Whether a switch of the merchant is on. */
export type Switches = (name: WhitelabelSwitch) => boolean;

/**
 * Reads the white-label tree: a switch counts as on only when it and every node above it carry `'1'`.
 * A switch that the tree does not name is off.
 */
export function switchesOf(tree: readonly WhitelabelNode[]): Switches {
  const on = new Set<WhitelabelSwitch>();
  const visit = (nodes: readonly WhitelabelNode[]): void => {
    for (const { modId, enabled, childrenNodes } of nodes)
      if (enabled === '1') {
        on.add(modId);
        visit(childrenNodes);
      }
  };
  visit(tree);
  return (name) => on.has(name);
}
