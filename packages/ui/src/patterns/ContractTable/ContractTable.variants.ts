import { Ban, Check, Clock, FileCheck, FilePen, Hourglass, type IconNode, X } from 'lucide';
import type { TagTone } from '../../components/Tag/Tag.variants.ts';
import type { ContractStatus } from './contract-actions.ts';

/** How each status looks; its word stands beside the glyph. `V-` is a contract, signed or in force, whose end was asked for, `V.` one whose end is settled. */
export const statusLooks: Readonly<
  Record<ContractStatus | 'V-' | 'V.', { readonly tone: TagTone; readonly glyph: IconNode }>
> = {
  P: { tone: 'accent', glyph: Clock },
  E: { tone: 'accent', glyph: FilePen },
  A: { tone: 'info', glyph: FileCheck },
  V: { tone: 'positive', glyph: Check },
  'V-': { tone: 'negative', glyph: Hourglass },
  'V.': { tone: 'neutral', glyph: Hourglass },
  R: { tone: 'negative', glyph: X },
  C: { tone: 'neutral', glyph: Ban },
};
