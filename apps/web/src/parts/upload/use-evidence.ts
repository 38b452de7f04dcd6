import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { uploadFile } from '@mekong/api-client/sdk/uploadFile';
import type { FileUpload } from '@mekong/api-client/types';
import { explainError } from '@mekong/i18n/errors/explain';
import { type UploadCall, useUploads } from '@mekong/ui/FileDrop/useUploads';

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

/** Pictures that are uploaded as evidence, each by itself: one that fails is sent again alone. */
export function useEvidence(purpose: FileUpload['purpose']) {
  const { t } = useLingui();
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
  return useUploads<string>({
    upload,
    describe: (error) => (error instanceof Error ? error.message : ''),
    isRefused: (error) => error instanceof UploadFailure && error.isFinal,
  });
}
