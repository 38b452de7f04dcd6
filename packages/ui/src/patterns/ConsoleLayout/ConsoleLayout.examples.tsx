import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={2}>
      <Card padding="sm">
        <Tag tone="accent">Demo</Tag>
      </Card>
      <Card padding="sm">
        <Inline gap={2}>
          <Button size="sm">Announcements</Button>
          <Button size="sm">Settings</Button>
        </Inline>
      </Card>
      <PageHeader title="Overview" />
    </Stack>
  ),
};
