import { ArrowUp, Gift, LogOut, Moon, Wallet } from 'lucide';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import type { PartExamples } from '../../part-docs.ts';

const actions = [
  { icon: Wallet, label: 'Deposit 10,000' },
  { icon: ArrowUp, label: 'Withdraw everything' },
  { icon: Gift, label: 'Claim the bonus' },
  { icon: Moon, label: 'Dark theme' },
  { icon: LogOut, label: 'Log out' },
];

export const examples: PartExamples = {
  Dont: () => (
    <Inline justify="space-between">
      {actions.map(({ icon, label }) => (
        <IconButton key={label} icon={icon} label={label} />
      ))}
    </Inline>
  ),
};
