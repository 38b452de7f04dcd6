import { Trans, useLingui } from '@lingui/react/macro';
import { saveIdentityCheck } from '@mekong/api-client/sdk/saveIdentityCheck';
import type { IdentityCheck } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useEvidence } from '../../parts/upload/use-evidence.ts';
import { identityCheckQuery } from '../../queries/identity.ts';
import { DocumentPicture } from './DocumentPicture.tsx';
import { type FieldName, isOpen, statusOf, steps } from './fields.ts';

interface DocumentsStepProps {
  readonly check: IdentityCheck;
  /** The pictures are kept. */
  readonly onDone: () => void;
}

/** The pictures of the document and of its owner. Each is uploaded by itself, and one that failed is sent again alone. */
export function DocumentsStep({ check, onDone }: DocumentsStepProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const uploads = {
    documentFront: useEvidence('IDENTITY', 'identity documentFront'),
    documentBack: useEvidence('IDENTITY', 'identity documentBack'),
    selfie: useEvidence('IDENTITY', 'identity selfie'),
  };
  const [isPending, setPending] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const names = steps.documents.fields as readonly (keyof typeof uploads)[];
  const isNeeded = (name: FieldName) => statusOf(check, name)?.isRequired === true;
  const shown = names.filter((name) => isNeeded(name) || check.values[name] !== undefined);
  const open = shown.filter((name) => isOpen(check, name));
  const isSending = names.some((name) => uploads[name].isSending);

  /** What stands in a field when the step is kept: the new picture, else the one that was kept before. */
  const chosenOf = (name: keyof typeof uploads): string | undefined => {
    const kept = statusOf(check, name)?.state === 'DRAFT' ? check.values[name] : undefined;
    return uploads[name].results[0] ?? kept;
  };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || isSending) return;
    const said = open.flatMap((name) => {
      const value = chosenOf(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const lacks = open.some((name) => isNeeded(name) && chosenOf(name) === undefined);
    setMissing(lacks);
    if (lacks) return;
    setPending(true);
    setFailure(undefined);
    try {
      const saved = await saveIdentityCheck({ body: { step: 'DOCUMENTS', values: Object.fromEntries(said) } });
      for (const name of names) uploads[name].forget();
      queryClient.setQueryData(identityCheckQuery().queryKey, saved);
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={4}>
        {shown.map((name) => (
          <Card key={name}>
            <DocumentPicture
              check={check}
              name={name}
              uploads={uploads[name]}
              error={
                isMissing && isOpen(check, name) && isNeeded(name) && chosenOf(name) === undefined
                  ? t`Add this picture.`
                  : undefined
              }
            />
          </Card>
        ))}
        <FailureAlert error={failure} />
        {open.length > 0 && (
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending} isDisabled={isSending}>
            <Trans>Save and continue</Trans>
          </Button>
        )}
      </Stack>
    </form>
  );
}
