import { useLingui } from '@lingui/react/macro';
import { z__Form__Body } from '@mekong/api-client/contract/validators';
import { __form__ } from '@mekong/api-client/sdk/__form__';
import type { __Form__Data } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { toast } from '@mekong/ui/Toast/store';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
__formImports__

type Body = __Form__Data['body'];

/** What stands in the form, in the order of its fields. */
interface Values {
__values__
}

__formLabels__/** Says what a person sends by it. */
export function __Name__Form() {
  const __formHooks__ = useLingui();
__formQuery__  const { form, submit, isPending, failure__fieldVar__ } = useServerForm(
    {
      validator: z__Form__Body,
      body: ({ __names__ }: Values): Body => ({ __body__ }),
      send: (body) => __form__({ body }),
    },
    {
      first: { __first__ } satisfies Values as Values,
      // a rule with words of its own: (value) => value !== '' || t`Say ...`; without one the contract checks the field
      rules: {},
      onDone: __asyncDone__ {
        form.reset();
        toast({ title: t`Sent` });
__invalidate__      },
    },
  );
__controllers__  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <FailureAlert error={failure} />
          __fields__
          <Inline>
            <Button type="submit" variant="primary" isPending={isPending}>{t`Send`}</Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
