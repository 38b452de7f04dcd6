import { Card } from '@mekong/ui/Card';
import { Container } from '@mekong/ui/Container';
import { Heading } from '@mekong/ui/Heading';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';

interface DoorwayProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of what is shown before somebody is logged in. */
export function Doorway({ title, text, children }: DoorwayProps) {
  return (
    <Container as="main" width="narrow">
      <Stack gap={{ mobile: 4, desktop: 16 }}>
        <span />
        <Card padding="lg">
          <Stack gap={4}>
            <Heading level={1}>{title}</Heading>
            {text && (
              <Text as="div" tone="muted">
                {text}
              </Text>
            )}
            {children}
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
