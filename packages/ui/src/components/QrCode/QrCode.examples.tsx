import type { PartExamples } from '../../part-docs.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { QrCode } from './QrCode.tsx';

const address = 'https://mekong.example/down';

export const examples: PartExamples = {
  Do: () => (
    <Stack gap={2} align="start">
      <QrCode value={address} label="Address of the app" size={120} />
      <Link href={address}>mekong.example/down</Link>
    </Stack>
  ),
  Dont: () => <QrCode value={address.repeat(12)} label="Address of the app" size={120} margin={0} />,
};
