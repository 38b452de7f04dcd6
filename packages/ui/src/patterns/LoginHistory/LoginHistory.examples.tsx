import type { PartExamples } from '../../part-docs.ts';
import { loginHistoryFixtures } from './LoginHistory.fixtures.ts';
import { LoginHistory } from './LoginHistory.tsx';

export const examples: PartExamples = {
  Do: () => <LoginHistory entries={loginHistoryFixtures.slice(0, 2)} />,
  Dont: () => <LoginHistory entries={loginHistoryFixtures.filter(({ isSuccess }) => isSuccess)} />,
};
