import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

function OneOverAnother() {
  const [opened, setOpened] = useState(0);
  return (
    <>
      <Button onClick={() => setOpened(1)}>Deposit</Button>
      <Dialog
        open={opened > 0}
        onOpenChange={() => setOpened(0)}
        title="Deposit"
        footer={<Button onClick={() => setOpened(2)}>Read the rules</Button>}
      >
        The rules open over this one.
      </Dialog>
      <Dialog open={opened > 1} onOpenChange={() => setOpened(1)} title="Rules">
        Two ways back, and both look alike.
      </Dialog>
    </>
  );
}

export const examples: PartExamples = { Dont: () => <OneOverAnother /> };
