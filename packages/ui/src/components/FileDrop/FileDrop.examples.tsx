import type { PartExamples } from '../../part-docs.ts';
import { FileDrop } from './FileDrop.tsx';
import { useUploads } from './use-uploads.ts';

const noop = () => undefined;
const pictures = {
  label: 'Pictures',
  types: ['image/png', 'image/jpeg'],
  typesLabel: 'PNG or JPG',
  maxBytes: 5 * 1024 * 1024,
  maxCount: 3,
};

function Kept() {
  const uploads = useUploads({ upload: async (file) => file.name, describe: () => 'The connection was lost.' });
  return <FileDrop {...pictures} {...uploads} />;
}

export const examples: PartExamples = {
  Do: () => <Kept />,
  Dont: () => (
    <FileDrop
      {...pictures}
      files={[]}
      error="boat.png was not sent. Choose all pictures again."
      onAdd={noop}
      onRetry={noop}
      onRemove={noop}
    />
  ),
};
