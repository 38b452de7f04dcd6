import { useLingui } from '@lingui/react/macro';
import { createUploadClient } from '@mekong/api-client/admin/client';
import { uploadPicture } from '@mekong/api-client/admin/sdk/uploadPicture';
import { isApiError } from '@mekong/api-client/errors';
import type { DroppedFile } from '@mekong/ui/FileDrop';
import { type UploadCall, useUploads } from '@mekong/ui/FileDrop/useUploads';
import { useState } from 'react';
import { refusedNames } from '../../parts/refused-names.ts';
import { useFailure } from '../../parts/use-failure.ts';
import { shownLanguage } from '../../state/language.ts';

/** An upload takes as long as the line needs for 7 MB. */
const uploadMs = 60_000;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

async function upload(file: File, { signal, onProgress }: UploadCall): Promise<string> {
  const client = createUploadClient({ language: shownLanguage }, onProgress);
  const body = { data: await base64Of(file) };
  return (await uploadPicture({ body, signal, client, timeoutMs: uploadMs })).path;
}

/** Address at which the console shows a banner's picture, small. */
export const pictureAddress = (path: string): string => `/img${path.replace(/^\/banners\//, '/banners/640/')}`;

/**
 * One picture of a banner: uploaded, tried again, taken away.
 *
 * @param stored path of the picture that the banner has; may come later
 */
export function usePictureUpload(stored: string | undefined) {
  const { t } = useLingui();
  const say = useFailure();
  const [isTakenAway, setTakenAway] = useState(false);
  const uploads = useUploads<string>({
    upload,
    describe: (error) => {
      if (refusedNames({}, error).has('data'))
        return t`The picture has more than 50 million pixels. Choose a smaller one.`;
      const { title, description } = say(error);
      return [title, description].filter(Boolean).join(' ');
    },
    isRefused: (error) => isApiError(error) && [400, 413, 415].includes(error.status ?? 0),
  });
  if (stored === undefined || isTakenAway)
    return { ...uploads, path: uploads.results[0], isChanged: isTakenAway || uploads.files.length > 0 };
  const file: DroppedFile = {
    id: stored,
    name: stored.replace(/^.*\//, ''),
    preview: pictureAddress(stored),
    state: 'done',
  };
  return { ...uploads, files: [file], onRemove: () => setTakenAway(true), path: stored, isChanged: false };
}
