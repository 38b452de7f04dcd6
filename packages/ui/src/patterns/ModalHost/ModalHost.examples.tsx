import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { type HostedModalProps, ModalHost } from './ModalHost.tsx';

function Rules({ onClose }: HostedModalProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Rules of the draw">
      Draws run every five minutes.
    </Dialog>
  );
}

const registry = { rules: async () => Rules };

function Hosted() {
  const [current, setCurrent] = useState<'rules'>();
  return (
    <>
      <Button onClick={() => setCurrent('rules')}>Read the rules</Button>
      <ModalHost registry={registry} current={current} onClose={() => setCurrent(undefined)} />
    </>
  );
}

function TwoAtOnce() {
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

export const examples: PartExamples = { Do: () => <Hosted />, Dont: () => <TwoAtOnce /> };
