import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { Progress } from '@mekong/ui/Progress';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { type AnswerPoints, answerPoints, resultOf, type SelfTestResult } from './self-test.ts';

/** Questions one after the other, then what the answers come to. Nothing of it leaves this component. */
export function SelfTestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const [answers, setAnswers] = useState<readonly AnswerPoints[]>([]);
  const [place, setPlace] = useState(0);
  const choice = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // whoever goes on by the keyboard or a screen reader begins at the next question
    if (place > 0) choice.current?.focus();
  }, [place]);
  const questions = useQuestions();
  const labels: Readonly<Record<AnswerPoints, string>> = {
    0: t({ message: 'Never', comment: 'Answer of a self-test: how often something happened' }),
    1: t({ message: 'Sometimes', comment: 'Answer of a self-test: how often something happened' }),
    2: t({ message: 'Often', comment: 'Answer of a self-test: how often something happened' }),
    3: t({ message: 'Almost always', comment: 'Answer of a self-test: how often something happened' }),
  };
  const question = questions[place];
  const answer = answers[place];
  const [number, count] = [formatNumber(place + 1, code), formatNumber(questions.length, code)];
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t`Self-test`} size="sm">
      {question === undefined ? (
        <Outcome answers={answers} onClose={onClose} />
      ) : (
        <Stack gap={5}>
          <Stack gap={2}>
            <Text size="small" tone="muted">
              {t`Question ${number} of ${count}`}
            </Text>
            <Progress label={t`Question ${number} of ${count}`} isLabelHidden value={place} max={questions.length} />
          </Stack>
          <RadioGroup
            key={place}
            ref={choice}
            label={question}
            options={answerPoints.map((points) => ({ value: String(points), label: labels[points] }))}
            value={answer === undefined ? undefined : String(answer)}
            onValueChange={(chosen) => {
              const points = answerPoints.find((one) => String(one) === chosen);
              if (points !== undefined) setAnswers([...answers.slice(0, place), points, ...answers.slice(place + 1)]);
            }}
          />
          <Inline gap={3} justify="end">
            {place > 0 && (
              <Button onClick={() => setPlace(place - 1)}>
                {t({ message: 'Back', context: 'question', comment: 'Button: to the question before' })}
              </Button>
            )}
            <Button variant="primary" isDisabled={answer === undefined} onClick={() => setPlace(place + 1)}>
              {place + 1 < questions.length
                ? t({ message: 'Next', context: 'question', comment: 'Button: to the next question' })
                : t`See the result`}
            </Button>
          </Inline>
        </Stack>
      )}
    </Dialog>
  );
}

function useQuestions(): readonly string[] {
  const { t } = useLingui();
  return [
    t`How often did you spend more money or time on games than you had planned?`,
    t`How often did you play on to win back what you had lost?`,
    t`How often did you raise your stakes because smaller ones had become dull?`,
    t`How often did you play with money that was meant for rent, food or bills?`,
    t`How often did you borrow money or sell something to be able to play?`,
    t`How often did you hide from others how much you play?`,
    t`How often did playing cost you sleep, work, school or time with people close to you?`,
    t`How often did you feel low, guilty or restless because of playing?`,
  ];
}

const tones = { none: 'positive', few: 'info', some: 'info', many: 'negative' } as const;

interface OutcomeProps {
  readonly answers: readonly AnswerPoints[];
  readonly onClose: () => void;
}

/** The sum, how it is counted, what it says, and what can be done. */
function Outcome({ answers, onClose }: OutcomeProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { points, result } = resultOf(answers);
  const [sum, most] = [formatNumber(points, code), formatNumber(3 * answers.length, code)];
  const titles: Readonly<Record<SelfTestResult, string>> = {
    none: t`No sign of a problem`,
    few: t`Few signs of a problem`,
    some: t`Some signs of a problem`,
    many: t`Many signs of a problem`,
  };
  const advice: Readonly<Record<SelfTestResult, string>> = {
    none: t`Play seems to be under control. Limits help to keep it so.`,
    few: t`Keep an eye on how you play. A limit for money and time makes that easier.`,
    some: t`Playing may be doing you harm. Lower your limits or take a time-out, and talk to somebody about it.`,
    many: t`Playing is probably doing you harm. Exclude yourself from games, and talk to somebody who helps: the numbers are on this page.`,
  };
  return (
    <Stack gap={4}>
      <Alert tone={tones[result]} title={titles[result]} description={advice[result]} />
      <Text size="small" tone="muted">
        {t`Points: ${sum} of ${most}. Each answer counts 0 to 3: up to 2 points are few signs, up to 7 some, from 8 on many. This is no diagnosis.`}
      </Text>
      <Inline gap={3} justify="end">
        {(result === 'some' || result === 'many') && (
          <ButtonLink href="/help/safer-play">
            <Trans>People who help</Trans>
          </ButtonLink>
        )}
        <Button variant="primary" onClick={onClose}>
          {t({ message: 'Close', context: 'dialog', comment: 'Button that closes the self-test' })}
        </Button>
      </Inline>
    </Stack>
  );
}
