import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { examples as dialog } from '../../components/Dialog/Dialog.examples.tsx';
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

export const examples: PartExamples = { Do: () => <Hosted />, Dont: dialog.Dont };
