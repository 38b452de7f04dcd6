import { useLingui } from '@lingui/react/macro';
import { zApplyForAgencyBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { applyForAgency } from '@mekong/api-client/sdk/applyForAgency';
import type { AgencyApplication, AgencyApplicationState } from '@mekong/api-client/types';
import { useState } from 'react';
import { useHumanCheck } from '../../../parts/check/use-human-check.ts';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { newRequestKey } from '../../../parts/request-key.ts';
import { useSessionValue } from '../../../state/session.ts';
import { type ApplyValues, bodyOf, firstValues, linesOf } from './apply-values.ts';
import { useApplyWords } from './use-apply-words.ts';

/** The application as a form: its rules, its draft, and the human check before a visitor sends it. */
export function useApplyForm(country: string, onSent: (application: AgencyApplicationState) => void) {
  const { t } = useLingui();
  const words = useApplyWords();
  const username = useSessionValue('username');
  const check = useHumanCheck('apply');
  // the same for all tries, so that two of them make one application
  const [requestKey] = useState(newRequestKey);
  const kit = useServerForm(
    {
      validator: zApplyForAgencyBody,
      body: (values: ApplyValues): AgencyApplication => bodyOf(values, requestKey, username),
      // the gateway asks only visitors for a proof
      send: (body) =>
        username === undefined
          ? check.run((proof) => applyForAgency({ body: { ...body, ...(proof && { humanCheck: proof }) } }))
          : applyForAgency({ body }),
    },
    {
      first: firstValues(country),
      rules: {
        username: (typed) =>
          username !== undefined ||
          /^[A-Za-z0-9._-]{3,32}$/.test(typed.trim()) ||
          t`Use 3 to 32 letters, digits, dots, dashes or underscores.`,
        realName: (typed) => typed.trim().length > 1 || t`Enter your full name.`,
        contact: (typed, { contactBy }) => words.faultOf(contactBy, typed) ?? true,
        channels: (chosen) => chosen.length > 0 || t`Choose at least one.`,
        urls: (typed) =>
          (linesOf(typed).length <= 5 && linesOf(typed).every((line) => /^https?:\/\/\S{3,190}$/.test(line))) ||
          t`Enter up to 5 addresses that begin with https://, one on each line.`,
        expectedPlayers: (typed) =>
          (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1_000_000) ||
          t`Enter a number from 1 to 1,000,000.`,
        isAgreed: (isOn) => isOn || t`Accept the terms to continue.`,
      },
      draft: { name: `agencyApplication ${username ?? ''}`, over: 'closing' },
      // the terms are accepted anew each time
      restore: (kept) => ({ ...kept, isAgreed: false }),
      onDone: onSent,
      refuse: (error) =>
        isApiError(error) && error.code === 'APPLICATION_OPEN' && username === undefined
          ? [{ name: 'contact', text: t`There is an application with this contact already. Wait for our answer.` }]
          : undefined,
    },
  );
  return { ...kit, words, check, isVisitor: username === undefined };
}

/** What the parts of the form need of it. */
export type ApplyKit = ReturnType<typeof useApplyForm>;
