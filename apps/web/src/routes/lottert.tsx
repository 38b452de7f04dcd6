import { createFileRoute, redirect } from '@tanstack/react-router';
import { lotterySearch } from '../features/lottery/lottery-search.ts';
import { admit } from '../state/admit.ts';

/** Written so once for /lottery, and linked to since. */
export const Route = createFileRoute('/lottert')({
  validateSearch: lotterySearch,
  beforeLoad: (visit) => {
    admit('/lottert', visit);
    throw redirect({ to: '/lottery', search: visit.search, replace: true });
  },
});
