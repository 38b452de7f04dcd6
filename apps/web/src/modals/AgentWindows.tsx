import { AgencyNotices } from '../features/agency/AgencyNotices.tsx';
import { WaitingAgreements } from '../features/contracts/WaitingAgreements.tsx';

/** What an agent is shown after log-in, one after the other: notices, then contracts that wait. */
export function AgentWindows() {
  return <AgencyNotices then={(hasToWait) => <WaitingAgreements hasToWait={hasToWait} />} />;
}
