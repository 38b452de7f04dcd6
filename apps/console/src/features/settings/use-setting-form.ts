import { previewSetting } from '@mekong/api-client/admin/sdk/previewSetting';
import { saveSetting } from '@mekong/api-client/admin/sdk/saveSetting';
import type { SettingKey, SettingPreview, SettingSection } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isWaiting, reasonIn } from '../../parts/approval.ts';
import { isSame } from '../../parts/differences.ts';
import { noteSessionEnd } from '../../queries/session.ts';
import type { FormAccess } from './setting-form.ts';
import { type Path, type Values, valueAt, withValueAt } from './settings-draft.ts';

interface Typed {
  readonly draft: Values;
  /** What the draft was made from; its version is the one that a save is meant to replace. */
  readonly seen: { readonly value: Values; readonly version: SettingSection['version'] };
  /** Counts how often the draft began anew: fields that keep what is typed do so too. */
  readonly round: number;
}

/** What the server has said of the draft. */
interface Review {
  readonly problems: ReadonlyMap<string, string>;
  readonly preview: SettingPreview | undefined;
  /** Somebody else has saved since: the difference is to what holds now. */
  readonly isConflict: boolean;
}

const noReview: Review = { problems: new Map(), preview: undefined, isConflict: false };

/**
 * The draft of a setting from the first key to the save. What was typed stays whatever happens: a refusal marks its
 * fields, and a change that somebody else made meanwhile is shown beside it, for a second save to decide.
 */
export function useSettingForm(
  { key: named, value, version }: SettingSection,
  onSaved: (isWaitingForApproval: boolean) => void,
) {
  const queryClient = useQueryClient();
  const key = named as SettingKey;
  const [typed, setTyped] = useState<Typed>({ draft: value, seen: { value, version }, round: 0 });
  const { draft, seen, round } = typed;
  /** The version on the page, which becomes another one when somebody saves. */
  const [shown, setShown] = useState(version);
  const [review, setReview] = useState<Review>(noReview);
  const [call, setCall] = useState<{ isPending: boolean; failure?: unknown }>({ isPending: false });
  const [reason, setReason] = useState('');

  const beginAnew = (): void =>
    setTyped((before) => ({ draft: value, seen: { value, version }, round: before.round + 1 }));
  const clearFailure = (): void => setCall(({ isPending }) => ({ isPending }));
  if (version !== shown) {
    setShown(version);
    // nothing was typed that could be lost: the form follows
    if (isSame(draft, seen.value)) beginAnew();
  }
  const readAnew = (...operations: readonly string[]): Promise<unknown> =>
    Promise.all(operations.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })));

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (call.isPending) return;
    setCall({ isPending: true });
    try {
      await work();
      setCall({ isPending: false });
    } catch (failure) {
      noteSessionEnd(queryClient, failure);
      setCall({ isPending: false, failure });
    }
  }

  /** Asks what a save would change; shows it when nothing is wrong. */
  const look = async (): Promise<void> => {
    const found = await previewSetting({ path: { key }, body: { value: draft } });
    setReview((before) => ({
      ...before,
      problems: new Map(found.problems.map(({ name, text }) => [name, text])),
      preview: found.problems.length > 0 ? undefined : found,
    }));
  };

  const form: FormAccess = {
    value: (path) => valueAt(draft, path),
    change: (path: Path, next) => {
      setTyped((before) => ({ ...before, draft: withValueAt(before.draft, path, next) as Values }));
      setReview((before) => ({
        ...before,
        problems: new Map([...before.problems].filter(([name]) => name !== path.join('.'))),
      }));
    },
    problem: (path) => review.problems.get(path.join('.')),
  };

  return {
    form,
    round,
    isChanged: !isSame(draft, value),
    /** Whether something was typed that is neither saved nor asked for. */
    isUnsaved: !isSame(draft, seen.value),
    isPending: call.isPending,
    failure: call.failure,
    ...review,
    review: () => attempt(look),
    leaveReview: () => {
      setReview((before) => ({ ...before, preview: undefined }));
      clearFailure();
    },
    reset: () => {
      beginAnew();
      setReview(({ preview }) => ({ ...noReview, preview }));
      clearFailure();
    },
    /** Why, for a second operator. */
    reason,
    setReason,
    save: () =>
      attempt(async () => {
        let isSent: boolean;
        try {
          const body = { version: seen.version, value: draft, ...reasonIn(reason) };
          const answer = await saveSetting({ path: { key }, body });
          isSent = isWaiting(answer);
          // a request for approval holds what was typed, so the form follows what becomes of it
          setTyped((before) => ({
            ...before,
            seen: { value: draft, version: 'version' in answer ? answer.version : before.seen.version },
          }));
        } catch (error) {
          if (!isApiError(error) || error.code !== 'VALUE_CHANGED') throw error;
          const now = await previewSetting({ path: { key }, body: { value: draft } });
          setTyped((before) => ({ ...before, seen: { ...before.seen, version: now.version } }));
          setReview((before) => ({ ...before, preview: now, isConflict: true }));
          await readAnew('listSettings', 'listSettingChanges');
          return;
        }
        setReview((before) => ({ ...before, preview: undefined, isConflict: false }));
        onSaved(isSent);
        await readAnew('listSettings', 'listSettingChanges', 'getOverview', 'listApprovals', 'getOperator');
      }),
  };
}
