import { Card } from '@mekong/ui/Card';
import { Container } from '@mekong/ui/Container';
import { Heading } from '@mekong/ui/Heading';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';

interface DoorwayProps {
  readonly title: string;
  readonly text?: ReactNode;
  /**
   * Title and text are read out when they appear: nobody has asked for this page.
   * @default false
   */
  readonly isUrgent?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of what is shown before somebody is logged in. */
export function Doorway({ title, text, isUrgent = false, children }: DoorwayProps) {
  return (
    <Container as="main" width="narrow">
      <Stack gap={{ mobile: 4, desktop: 16 }}>
        <span />
        <Card padding="lg">
          <Stack gap={4}>
            <div role={isUrgent ? 'alert' : undefined}>
              <Stack gap={4}>
                <Heading level={1}>{title}</Heading>
                {text && (
                  <Text as="div" tone="muted">
                    {text}
                  </Text>
                )}
              </Stack>
            </div>
            {children}
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
