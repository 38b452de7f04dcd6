import { Copy, Heart, Trash2 } from 'lucide';
import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Inline>
      <IconButton icon={Heart} label="Favourite" isPressed />
      <Button icon={Copy}>Copy the link</Button>
    </Inline>
  ),
  Dont: () => (
    <Inline>
      <IconButton icon={Heart} label="Remove" isPressed />
      <IconButton icon={Copy} label="Copy the link" />
      <IconButton icon={Trash2} label="Leave the room" />
    </Inline>
  ),
};
