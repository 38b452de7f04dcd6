import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './StateView.css.ts';

/** Props of {@link StateViewDetails}. */
export interface StateViewDetailsProps {
  readonly code: string;
  readonly requestId?: string | undefined;
}

/** What support asks for: the error code and the id of the request, to be read out or copied. */
export function StateViewDetails({ code, requestId }: StateViewDetailsProps) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText([code, requestId].filter(Boolean).join(' ')).then(
      () => setCopied(true),
      // not allowed here: the text stands beside the button and can be selected
      () => setCopied(false),
    );
  };
  return (
    <div className={css.details}>
      <Text as="span" size="caption" tone="faint">
        <Trans>
          Code <bdi dir="ltr">{code}</bdi>
        </Trans>
        {requestId && (
          <>
            {' · '}
            <Trans>
              Request <bdi dir="ltr">{requestId}</bdi>
            </Trans>
          </>
        )}
      </Text>
      <IconButton
        size="sm"
        icon={isCopied ? Check : Copy}
        label={isCopied ? t`Copied` : t`Copy code and request`}
        onClick={copy}
      />
    </div>
  );
}
