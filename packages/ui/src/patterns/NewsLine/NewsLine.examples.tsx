import { Stack } from '../../components/Stack/Stack.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { NewsLine } from './NewsLine.tsx';

const noop = () => undefined;
const titles = ['New lanterns hang in Lotus Fortune', 'Check any round yourself'];

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={1}>
      {titles.map((title) => (
        <NewsLine key={title} news={[{ id: title, title }]} onOpen={noop} onDismiss={noop} />
      ))}
    </Stack>
  ),
};
