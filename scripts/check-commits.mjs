// Checks the messages of the commits that main does not have yet; see scripts/lib/commits.mjs.
import { messageFaults, newCommits } from './lib/commits.mjs';

const faults = newCommits(import.meta.dirname).flatMap(({ id, message }) =>
  messageFaults(message).map((fault) => `${id} ${message.split('\n')[0]}: ${fault}`),
);

if (faults.length > 0) {
  console.error(
    `${faults.join('\n')}\n\nReword them: git rebase --interactive main. See CONTRIBUTING.md, Before you commit.`,
  );
  process.exitCode = 1;
}
