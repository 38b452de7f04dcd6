import { arena } from './arena.ts';
import { beasts } from './beasts.ts';
import { casino } from './casino.ts';
import { creatures } from './creatures.ts';
import { deep } from './deep.ts';
import { festival } from './festival.ts';
import { finery } from './finery.ts';
import { flora } from './flora.ts';
import { lottery } from './lottery.ts';
import type { Motif } from './motif.ts';
import type { MotifName } from './names.ts';
import { prizes } from './prizes.ts';
import { river } from './river.ts';
import { sports } from './sports.ts';
import { tabletop } from './tabletop.ts';
import { treasure } from './treasure.ts';

/** Every drawing by its name; a name without a drawing does not type-check. */
export const motifs: Readonly<Record<MotifName, Motif>> = {
  ...arena,
  ...beasts,
  ...casino,
  ...creatures,
  ...finery,
  ...deep,
  ...festival,
  ...flora,
  ...lottery,
  ...prizes,
  ...river,
  ...sports,
  ...tabletop,
  ...treasure,
};
