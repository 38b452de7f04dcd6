import { Trash2 } from 'lucide';
import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Tooltip text="Remove the device">
      <IconButton icon={Trash2} label="Remove the device" />
    </Tooltip>
  ),
  Dont: () => (
    <Tooltip text="It cannot be taken back, and the open bets are lost">
      <Button variant="danger">Close the account</Button>
    </Tooltip>
  ),
};
