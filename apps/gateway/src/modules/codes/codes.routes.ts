import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SomeHandlers } from '../../contract/handlers.ts';
import { originOf } from '../../kernel/http/origin.ts';
import type { Codes } from './codes.service.ts';
import type { CodePurpose } from './codes.tables.ts';
import type { Phones } from './phones.service.ts';

type CodeCall = Parameters<SomeHandlers<'sendLoginCode'>['sendLoginCode']>[0];

export const codesRoutes = (
  codes: Codes,
  phones: Phones,
): SomeHandlers<'getCountries' | 'sendLoginCode' | 'sendRegisterCode' | 'sendRecoveryCode'> => {
  const send =
    (purpose: CodePurpose) =>
    ({ body, language, request, reply }: Pick<CodeCall, 'body' | 'language'> & Exchange) => {
      const { ip, device } = originOf(request, reply);
      return codes.send(purpose, body, { ip, device, language });
    };
  return {
    getCountries: async ({ language }) => ({ countries: await phones.countries(language) }),
    sendLoginCode: send('login'),
    sendRegisterCode: send('register'),
    sendRecoveryCode: send('recovery'),
  };
};

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
