import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { getFile } from '@mekong/api-client/sdk/getFile';
import { uploadFile } from '@mekong/api-client/sdk/uploadFile';
import type { FileUpload } from '@mekong/api-client/types';
import { explainError } from '@mekong/i18n/errors/explain';
import { type UploadCall, type UploadedBefore, useUploads } from '@mekong/ui/FileDrop/useUploads';
import { useEffect, useRef, useState } from 'react';
import { draftOf } from '../../state/drafts.ts';
import { useFormDraft, useOwnDraft } from '../../state/use-draft.ts';

/** An upload takes as long as a slow line needs for 7 MB. */
const uploadMs = 60_000;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** What the gateway takes, and the part checks before. */
export const evidenceFiles = { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024, maxCount: 3 } as const;

/** An upload that failed, with its reason in words: they come from a catalog that is loaded when it is needed. */
class UploadFailure extends Error {
  override name = 'UploadFailure';
  readonly isFinal: boolean;

  constructor(text: string, cause: unknown) {
    super(text, { cause });
    const status = isApiError(cause) ? cause.status : undefined;
    // the same file would be refused again
    this.isFinal = status === 400 || status === 413 || status === 415;
  }
}

/** Where a picture of before is shown from. Rejects when it is not kept any more: it has to be uploaded again then. */
const findPicture = (fileId: string): Promise<string | undefined> =>
  getFile({ path: { fileId } }).then(
    ({ url }) => url,
    (error: unknown) => {
      if (isApiError(error) && error.code === 'NOT_FOUND') throw error;
      return undefined;
    },
  );

/**
 * Pictures that are uploaded as evidence, each by itself: one that fails is sent again alone, and those that were taken are
 * there again when the form goes away before it is sent, after a reload and after a new log-in too.
 *
 * @param form what they are uploaded for, for example `slips D7K2M9QX`
 * @param sent ids of those that were sent before; they are not offered again
 */
export function useEvidence(purpose: FileUpload['purpose'], form: string, sent: readonly string[] = []) {
  const { t } = useLingui();
  const draft = useOwnDraft(form);
  const [before] = useState(() => {
    const kept = ((draft && draftOf(draft.name).uploaded) ?? []) as readonly UploadedBefore<string>[];
    return kept.filter(({ result }) => !sent.includes(result));
  });
  async function upload(file: File, { signal }: UploadCall): Promise<string> {
    try {
      const data = await base64Of(file);
      return (await uploadFile({ body: { purpose, data }, signal, timeoutMs: uploadMs })).id;
    } catch (error) {
      const isAboutSize = isApiError(error) && error.code === 'VALIDATION_FAILED';
      const known = isApiError(error) && !isAboutSize ? await explainError(error).catch(() => undefined) : undefined;
      throw new UploadFailure(
        isAboutSize
          ? t`Choose a picture of 64 to 10,000 pixels a side.`
          : known
            ? [known.title, known.remedy].filter(Boolean).join(' ')
            : t`The upload failed. Try again.`,
        error,
      );
    }
  }
  const uploads = useUploads<string>({
    upload,
    describe: (error) => (error instanceof Error ? error.message : ''),
    isRefused: (error) => error instanceof UploadFailure && error.isFinal,
    before,
    findPreview: findPicture,
  });
  const latest = useRef(uploads.uploaded);
  useEffect(() => {
    latest.current = uploads.uploaded;
  });
  const [getValues] = useState(() => () => ({ uploaded: latest.current }));
  /** Keeps none of them: they were sent, or given up. */
  const forget = useFormDraft(draft, getValues);
  return { ...uploads, forget };
}
