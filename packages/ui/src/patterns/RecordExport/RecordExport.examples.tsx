import { Alert } from '../../components/Alert/Alert.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { RecordExport } from './RecordExport.tsx';

function Example({ amount }: { readonly amount: string }) {
  return (
    <Stack gap={2}>
      <Text>{amount}</Text>
      <RecordExport
        fileName="entries"
        columns={[{ heading: 'Amount', cell: (row: string) => row }]}
        onFetch={async () => [amount]}
        failure={() => <Alert tone="negative" title="The server took too long to respond" />}
      />
    </Stack>
  );
}

export const examples: PartExamples = {
  Do: () => <Example amount="43000.0000" />,
  Dont: () => <Example amount="៛43,000.00" />,
};
