import type { PartExamples } from '../../part-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Pagination } from './Pagination.tsx';

const pages = { page: 1, pageSize: 2, total: 4, hrefFor: (page: number) => `#page-${page}` };

export const examples: PartExamples = {
  Do: () => <Pagination label="Pages of bets" page={2} pageSize={20} total={148} hrefFor={pages.hrefFor} />,
  Dont: () => (
    <Stack>
      <Pagination label="Pages of bets, above" {...pages} />
      <Text>Lotus Fortune</Text>
      <Text>Naga Gold</Text>
      <Pagination label="Pages of bets, below" {...pages} />
    </Stack>
  ),
};
