import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

function Moving() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Stack gap={3}>
      <Switch label="The content is there" isChecked={isLoaded} onCheckedChange={setLoaded} />
      {isLoaded ? (
        <Card>
          <Text>Draws of Mekong 5/45 run every five minutes, day and night. Each result can be checked.</Text>
        </Card>
      ) : (
        <Skeleton />
      )}
      <Text>What stands below moves.</Text>
    </Stack>
  );
}

export const examples: PartExamples = { Dont: () => <Moving /> };
