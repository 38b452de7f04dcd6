import { useLingui } from '@lingui/react/macro';
import type { CreditLine } from '@mekong/api-client/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Dialog } from '@mekong/ui/Dialog';
import { Skeleton } from '@mekong/ui/Skeleton';
import { toast } from '@mekong/ui/Toast/store';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../../parts/Failure.tsx';
import { hasPasskeys } from '../../../parts/passkeys.ts';
import { decimalsOf, unitsOf, wireOf } from '../../../parts/payment-amount.ts';
import { walletQuery } from '../../../queries/wallet.ts';
import { paymentPasswordQuery, proofsQuery } from '../../../queries/withdrawals.ts';
import { PasswordForm } from '../withdraw/PasswordForm.tsx';
import { CreditForm } from './CreditForm.tsx';
import type { CreditTask } from './use-credit-form.ts';

interface CreditDialogProps {
  readonly task: CreditTask;
  readonly line: CreditLine;
  readonly currency: string;
  readonly onClose: () => void;
}

/** The whole steps of an amount: the gateway takes nothing finer. */
function inSteps(amount: string, step: string): string {
  const units = unitsOf(amount);
  return wireOf(units - (units % (unitsOf(step) || 1n)));
}

/** The most that can be repaid: all that is used, as fine as it is, or what of it the wallet has. */
const repayable = ({ used, step }: CreditLine, cash: string): string =>
  unitsOf(used) <= unitsOf(cash) ? used : inSteps(cash, step);

/** Takes an advance, or repays. Who has no withdrawal password yet sets it first. */
export function CreditDialog({ task, line, currency, onClose }: CreditDialogProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const isAdvance = task === 'advance';
  const password = useQuery({ ...paymentPasswordQuery(), enabled: isAdvance });
  const proofs = useQuery({ ...proofsQuery(), enabled: isAdvance });
  const wallet = useQuery(walletQuery());
  const asked = isAdvance ? [password, proofs, wallet] : [wallet];
  const failed = asked.find(({ error, data }) => error && !data);
  const isReady = asked.every(({ data }) => data !== undefined);
  const hasPasskey = proofs.data?.methods.includes('passkey') === true && hasPasskeys();
  const hasPassword = password.data?.isSet === true;
  const written = (amount: string) => moneyInSentence(amount, { language, currency, decimals: decimalsOf(amount) });
  const most = isAdvance ? inSteps(line.available, line.step) : repayable(line, wallet.data?.cash ?? wireOf(0n));
  const days = formatDuration(line.termDays * 86_400, language);
  const [available, used] = [written(line.available), written(line.used)];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isAdvance ? t`Take an advance` : t`Repay`}
      description={
        isAdvance
          ? t({
              message: `You can take up to ${available}. It is due in ${days}.`,
              comment: '{available} is an amount of money, {days} a span of days',
            })
          : t({ message: `You have ${used} to repay.`, comment: '{used} is an amount of money' })
      }
      size="sm"
      isBrief
      initialFocus="field"
    >
      {failed ? (
        <Failure error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
      ) : !isReady ? (
        <Skeleton shape="control" />
      ) : isAdvance && !hasPassword && !hasPasskey ? (
        <PasswordForm isReplaced={false} onClose={undefined} />
      ) : (
        <CreditForm
          key={String(hasPassword)}
          {...{ task, currency, most, hasPassword, hasPasskey, step: line.step }}
          onDone={(amount) => {
            const sum = written(amount);
            toast({
              tone: 'positive',
              title: isAdvance
                ? t({ message: `${sum} is in your wallet`, comment: '{sum} is an amount of money' })
                : t({ message: `${sum} is repaid`, comment: '{sum} is an amount of money' }),
            });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
