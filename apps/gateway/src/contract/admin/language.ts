import type { FastifyRequest } from 'fastify';
import { languageOf } from '../language.ts';

/** Languages that operators work in. */
export type OperatorLanguage = 'EN' | 'KM';

const OFFERED = { languages: ['EN', 'KM'] satisfies OperatorLanguage[], defaultLanguage: 'EN' };

/** Language of the words in an answer to the console: the header Language, Accept-Language, English. */
export const operatorLanguage = (request: FastifyRequest): OperatorLanguage =>
  languageOf(request, undefined, OFFERED) === 'KM' ? 'KM' : 'EN';
