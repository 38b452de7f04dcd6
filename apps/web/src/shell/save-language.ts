import { t } from '@lingui/core/macro';
import { updateLanguage } from '@mekong/api-client/sdk/updateLanguage';
import type { LanguageCode } from '@mekong/i18n/registry';
import { toast } from '@mekong/ui/Toast/store';
import { languageMessage } from './language-message.ts';

/** Tells the account, for the mails and messages to come. The page speaks the new language whether or not it could. */
export async function saveLanguage(language: LanguageCode): Promise<void> {
  try {
    await updateLanguage({ body: { language } });
    toast({ id: languageMessage, title: t`Your language is saved.` });
  } catch {
    toast({
      id: languageMessage,
      tone: 'negative',
      title: t`Your language could not be saved.`,
      description: t`This page shows it anyway. Emails and messages still come in the previous language.`,
      action: {
        label: t`Try again`,
        alternative: t`Choose the language again in the side menu`,
        onSelect: () => void saveLanguage(language),
      },
    });
  }
}
