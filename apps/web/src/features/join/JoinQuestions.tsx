import { useLingui } from '@lingui/react/macro';
import { Accordion } from '@mekong/ui/Accordion';
import { Text } from '@mekong/ui/Text';

/** What whoever wants to be an agent asks first. */
export function JoinQuestions() {
  const { t } = useLingui();
  const questions: readonly (readonly [key: string, question: string, answer: string])[] = [
    [
      'begin',
      t`How do I become an agent?`,
      t`Apply with the button on this page, or register by the link of an agent: you then stand below that agent. After that you are offered a contract, and you decide whether you sign it.`,
    ],
    [
      'paid',
      t`When am I paid?`,
      t`Real-time salaries come every five minutes, hourly salaries a few minutes after the hour, daily wages after midnight. A dividend comes after its cycle has ended and its figures were reviewed.`,
    ],
    [
      'deducted',
      t`What is deducted?`,
      t`Only what your contract lists, such as bonuses and daily wages of your team before a dividend, and what agents below you get by their own contracts.`,
    ],
    [
      'active',
      t`Who counts as an active member?`,
      t`Anyone in your team whose valid bets in the cycle reach the amount that your contract names.`,
    ],
    [
      'check',
      t`Can I check what I am paid?`,
      t`Yes. Every bill shows its figures, the tier that was reached and why the next one was not. You can have it worked out again at any time.`,
    ],
    [
      'leave',
      t`Can I end a contract?`,
      t`Yes, and so can the other side. A contract ends with a cycle, and that cycle is still settled.`,
    ],
  ];
  return (
    <Accordion
      level={3}
      items={questions.map(([key, title, answer]) => ({ key, title, content: <Text>{answer}</Text> }))}
    />
  );
}
