import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { ShortcutList } from './ShortcutList.tsx';

const noop = () => undefined;

function DeadKeys() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Shortcuts</Button>
      <ShortcutList
        open={open}
        onOpenChange={setOpen}
        groups={[
          { key: 'all', title: 'Anywhere', entries: [{ key: 'print', label: 'Do nothing', combinations: [['P']] }] },
        ]}
        isApple={false}
        hasSingleKeys
        onSingleKeysChange={noop}
      />
    </>
  );
}

export const examples: PartExamples = { Dont: () => <DeadKeys /> };
