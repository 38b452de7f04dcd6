/** The games that this server plays: all of every family. A new family is a folder beside `slot` and a line here. */
import type { Games } from './core/game.ts';
import { slots } from './slot/slot.ts';

export const games: Games = new Map([...slots].map((game) => [game.id, game]));
