import { createSharedAnswers } from '../contract/shared-answers.ts';
import type { Notifier } from '../kernel/db/notify.ts';
import { announced } from '../modules/content/content.service.ts';
import { listingChanged } from '../modules/games/channels.port.ts';
import type { Settings } from '../modules/system/settings.service.ts';
import type { Config } from './config.ts';

/** Answers that are the same for every visitor; they are forgotten when announcements or listings change. */
export async function shareAnswers({ sharedAnswerSeconds }: Config, notifier: Notifier, settings: Settings) {
  const answers = createSharedAnswers({ seconds: sharedAnswerSeconds, stamp: () => settings.current() });
  const unsubscribe = await Promise.all([
    notifier.subscribe(announced, answers.clear, answers.clear),
    notifier.subscribe(listingChanged, answers.clear, answers.clear),
  ]);
  return {
    answers,
    async close(): Promise<void> {
      await Promise.all(unsubscribe.map((end) => end()));
    },
  };
}
