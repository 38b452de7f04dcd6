import { useLingui } from '@lingui/react/macro';
import { languageOf, shippedLanguages } from '@mekong/i18n/registry';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { TextArea } from '@mekong/ui/TextArea';
import { TextField } from '@mekong/ui/TextField';
import type { AnnouncementForm, TypedText } from './announcement-draft.ts';

interface AnnouncementTextsProps {
  readonly form: AnnouncementForm;
  readonly language: string;
  readonly onLanguageChange: (language: string) => void;
  /** Languages whose text has links, lists or other format. */
  readonly withFormat: readonly string[];
  /** Whether what is missing is said. */
  readonly isChecked: boolean;
  readonly onTextsChange: (texts: AnnouncementForm['texts']) => void;
}

const empty: TypedText = { title: '', content: '', alt: '', reward: '' };
const languages = shippedLanguages.toSorted((a, b) => Number(b === 'EN') - Number(a === 'EN'));

/** Title and text in every language of the site; English stands in for those without. */
export function AnnouncementTexts({
  form: { type, texts },
  language,
  onLanguageChange,
  withFormat,
  isChecked,
  onTextsChange,
}: AnnouncementTextsProps) {
  const { t } = useLingui();
  const text = texts[language] ?? empty;
  const isEnglish = language === 'EN';
  const write = (part: Partial<TypedText>): void => onTextsChange({ ...texts, [language]: { ...text, ...part } });
  const missing = (value: string, words: string): string | undefined =>
    isChecked && isEnglish && !value.trim() ? words : undefined;
  return (
    <Tabs
      label={t`Language of the text`}
      value={language}
      onValueChange={onLanguageChange}
      tabs={languages.map((value) => ({
        value,
        label: <span lang={languageOf(value).tag}>{languageOf(value).nativeName}</span>,
      }))}
    >
      <Stack gap={3}>
        <TextField
          key={`title ${language}`}
          label={t`Title`}
          isRequired={isEnglish}
          maxLength={120}
          dir="auto"
          value={text.title}
          error={missing(text.title, t`Write a title in English.`)}
          onChange={({ target }) => write({ title: target.value })}
        />
        <TextArea
          key={`text ${language}`}
          label={t`Text`}
          description={
            withFormat.includes(language)
              ? t`This text has links or lists. They stay as long as you do not change it.`
              : t`An empty line begins a new paragraph.`
          }
          isRequired={isEnglish}
          rows={6}
          dir="auto"
          value={text.content}
          error={missing(text.content, t`Write a text in English.`)}
          onChange={({ target }) => write({ content: target.value })}
        />
        {type === 'PR' && (
          <TextField
            key={`reward ${language}`}
            label={t`Reward`}
            description={t`What the promotion gives, in a few words. Leave it empty when it gives nothing.`}
            maxLength={60}
            dir="auto"
            value={text.reward}
            onChange={({ target }) => write({ reward: target.value })}
          />
        )}
        {type === 'B' && (
          <TextField
            key={`alt ${language}`}
            label={t`What the picture shows`}
            description={t`Read out to those who do not see it.`}
            isRequired={isEnglish}
            maxLength={200}
            dir="auto"
            value={text.alt}
            error={missing(text.alt, t`Describe the picture in English.`)}
            onChange={({ target }) => write({ alt: target.value })}
          />
        )}
      </Stack>
    </Tabs>
  );
}
