import { MessageCircle, Phone, Send, ThumbsUp, Video } from 'lucide';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { PartExamples } from '../../part-docs.ts';

const glyphs = { MessageCircle, Phone, Send, ThumbsUp, Video };

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={2} align="end">
      {Object.entries(glyphs).map(([name, glyph], index) => (
        <IconButton key={name} icon={glyph} label={`Messenger ${index + 1}`} />
      ))}
    </Stack>
  ),
};
