import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Tag } from '../../components/Tag/Tag.tsx';
import type { Contract } from './ContractTable.tsx';
import { statusLooks } from './ContractTable.variants.ts';

const words: Readonly<Record<keyof typeof statusLooks, MessageDescriptor>> = {
  P: msg({ message: 'Pending', comment: 'Status of a contract: offered, waits for an answer' }),
  E: msg({ message: 'Amended', comment: 'Status of a contract: new terms are offered, the old ones hold meanwhile' }),
  A: msg({ message: 'Signed', comment: 'Status of a contract: signed, begins with the next cycle' }),
  V: msg({ message: 'In force', comment: 'Status of a contract: signed and settling' }),
  'V-': msg({ message: 'End requested', comment: 'Status of a contract: one party asked to end it' }),
  'V.': msg({ message: 'Ending', comment: 'Status of a contract in force: it ends with a cycle' }),
  R: msg({ message: 'Rejected', comment: 'Status of a contract' }),
  C: msg({ message: 'Terminated', comment: 'Status of a contract: closed' }),
};

function keyOf({ status, isEnding, endRequestedBy }: Contract): keyof typeof statusLooks {
  if (status === 'V' && isEnding) return 'V.';
  return endRequestedBy && (status === 'V' || status === 'A') ? 'V-' : status;
}

/** Status of a contract, in word, glyph and colour. */
export function ContractTableStatus({ contract }: { readonly contract: Contract }) {
  const { i18n } = useLingui();
  const key = keyOf(contract);
  const { tone, glyph } = statusLooks[key];
  return (
    <Tag tone={tone} icon={glyph}>
      {i18n._(words[key])}
    </Tag>
  );
}
