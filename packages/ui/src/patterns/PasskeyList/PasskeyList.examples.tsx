import type { PartExamples } from '../../part-docs.ts';
import { passkeyFixtures } from './PasskeyList.fixtures.ts';
import { PasskeyList } from './PasskeyList.tsx';

const noop = () => undefined;

export const examples: PartExamples = {
  Dont: () => (
    <PasskeyList
      passkeys={passkeyFixtures
        .slice(0, 1)
        .map((passkey) => ({ ...passkey, name: 'platform, ES256, AAGUID adce0002' }))}
      onAdd={noop}
      nameForm={() => null}
      onRemove={noop}
    />
  ),
};
