import { useLingui } from '@lingui/react/macro';
import type { LotteryGroup } from '@mekong/api-client/types';
import { Select } from '@mekong/ui/Select';

interface LotteryChoiceProps {
  /** Lotteries in their groups; undefined until they are known. */
  readonly groups: readonly LotteryGroup[] | undefined;
  /** Code of the lottery shown. */
  readonly value: string | undefined;
  readonly onChange: (gameCode: string) => void;
}

/** Leads to another lottery. */
export function LotteryChoice({ groups, value, onChange }: LotteryChoiceProps) {
  const { t } = useLingui();
  if (!groups) return null;
  return (
    <Select
      variant="filter"
      label={t`Lottery`}
      placeholder={t`Choose a lottery`}
      value={value}
      options={groups.flatMap(({ labelName: group, gameMenus }) =>
        gameMenus.map(({ gameCode, labelName }) => ({ value: gameCode, label: labelName, hint: group })),
      )}
      onValueChange={onChange}
    />
  );
}
