import { useState } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

const noop = () => undefined;

/** Turns it off, whether or not the proof was given. */
function DoneAnyway() {
  const [open, setOpen] = useState(false);
  const [isOn, setOn] = useState(true);
  return (
    <Stack gap={2}>
      <Switch label="Second factor" isChecked={isOn} onCheckedChange={() => setOpen(true)} />
      <Text>{isOn ? 'On' : 'Off'}</Text>
      <StepUpDialog
        open={open}
        onClose={() => {
          setOpen(false);
          setOn(false);
        }}
        onSubmit={(event) => event.preventDefault()}
        methods={['password']}
        method="password"
        onMethodChange={noop}
        password={{ name: 'password' }}
        code={{ name: 'code' }}
        recoveryCode={{ name: 'recoveryCode' }}
      />
    </Stack>
  );
}

export const examples: PartExamples = { Dont: () => <DoneAnyway /> };
