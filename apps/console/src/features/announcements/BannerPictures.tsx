import { useLingui } from '@lingui/react/macro';
import { FileDrop, type FileDropProps } from '@mekong/ui/FileDrop';

type Picture = Pick<FileDropProps, 'files' | 'onAdd' | 'onRetry' | 'onRemove'>;

interface BannerPicturesProps {
  readonly wide: Picture;
  readonly narrow: Picture;
  /** Whether it is said that the wide one is missing. */
  readonly lacksPicture: boolean;
}

const taken = { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024 } as const;

/** The pictures of a banner: one for wide screens, and one for phones where that would be cut. */
export function BannerPictures({ wide, narrow, lacksPicture }: BannerPicturesProps) {
  const { t } = useLingui();
  const typesLabel = t({ message: 'PNG or JPG', comment: 'Types of files that may be uploaded' });
  return (
    <>
      <FileDrop
        {...taken}
        {...pick(wide)}
        label={t`Picture`}
        typesLabel={typesLabel}
        description={t`Best 1920 pixels wide.`}
        isRequired
        error={lacksPicture ? t`Choose a picture.` : undefined}
      />
      <FileDrop
        {...taken}
        {...pick(narrow)}
        label={t`Picture for phones`}
        typesLabel={typesLabel}
        description={t`Without one, phones show the other picture.`}
      />
    </>
  );
}

const pick = ({ files, onAdd, onRetry, onRemove }: Picture): Picture => ({ files, onAdd, onRetry, onRemove });
