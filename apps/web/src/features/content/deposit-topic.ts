import { loadArea } from '@mekong/i18n/i18n';
import { latePart } from '../../parts/late-part.tsx';

/** Shown on one topic alone, with texts of the deposit page. */
export const DepositTopic = latePart(async () => {
  const [{ DepositTopic: Topic }] = await Promise.all([import('./tutorial/DepositTopic.tsx'), loadArea('account')]);
  return Topic;
});
