import { useLingui } from '@lingui/react/macro';
import { Tag } from '@mekong/ui/Tag';
import { Sparkles } from 'lucide';

/** Marks what nobody has looked at. */
export function NewTag() {
  const { t } = useLingui();
  return (
    <Tag tone="info" icon={Sparkles}>
      {t({ message: 'New', comment: 'Mark of what nobody has looked at' })}
    </Tag>
  );
}
