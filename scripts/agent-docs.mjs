// Makes docs/guides/agent-contracts.md from the table that contracts of agents change by. scripts/checks says when it is old.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { contractKinds, contractStates, contractSteps, letterOf, verbOf } = await import(
  new URL('../apps/gateway/src/modules/agent-contracts/machine.ts', import.meta.url).href
);

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const code = (text) => `\`${text}\``;
const parties = { UPLINE: 'upline', DOWNLINE: 'downline' };

/** Who takes each step: a party, either of them, or the clock and the tree. */
const whoOf = ({ by, verb }) => {
  if (by) return parties[by];
  return verb === 'keep' || verb === 'askAgain' ? 'either' : 'system';
};

const steps = contractSteps.map((step) => [
  step.from.map(code).join(', '),
  whoOf(step),
  code(step.verb),
  code(step.to),
  step.terms ? `open terms: ${step.terms}` : '',
]);

/** What a letter means where it means something, for the kinds that agree on it. */
const letters = contractStates.flatMap((state) =>
  ['UPLINE', 'DOWNLINE'].flatMap((by) =>
    ['A', 'R', 'C'].flatMap((letter) => {
      const hourly = verbOf('HOURLY', state, by, letter);
      const others = verbOf('DAILY', state, by, letter);
      return hourly || others
        ? [[code(state), parties[by], letter, others ? code(others) : '', hourly ? code(hourly) : '']]
        : [];
    }),
  ),
);

const text = `# The contract machine

Made by \`node scripts/agent-docs.mjs\` from \`apps/gateway/src/modules/agent-contracts/machine.ts\`; never edit it by hand. How an agent is paid: [agents.md](agents.md).

Kinds: ${contractKinds.map(code).join(', ')}. All take the same steps.

## Steps

${table(['from', 'who', 'verb', 'to', ''], steps)}

## Letters on the wire

${table(
  ['state', 'letter'],
  contractStates.map((state) => [code(state), letterOf(state)]),
)}

What a letter that is sent means. Where a cell is empty the answer is CONTRACT_BAD_ACTION.

${table(['state', 'who', 'letter', 'all but hourly', 'hourly'], letters)}
`;

/** Path and text of each document. */
export const documents = () => ({ 'docs/guides/agent-contracts.md': text });

if (import.meta.main) for (const [file, made] of Object.entries(documents())) writeFileSync(`${root}${file}`, made);
