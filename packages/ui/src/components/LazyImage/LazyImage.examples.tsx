import type { PartExamples } from '../../part-docs.ts';
import { artColor } from '../../tokens/art.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { LazyImage } from './LazyImage.tsx';

const cover = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="128"><rect width="96" height="128" fill="${artColor('shade')}"/><circle cx="48" cy="64" r="30" fill="${artColor('white', 0.6)}"/></svg>`)}`;

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={2} align="start">
      <LazyImage src={cover} alt="Lotus Fortune" width={96} height={128} />
      <Text>Lotus Fortune</Text>
    </Stack>
  ),
};
