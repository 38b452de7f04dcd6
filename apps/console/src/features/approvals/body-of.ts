import type { Approval } from '@mekong/api-client/admin/types';

/** The validator of the body of an operation. */
interface BodySchema<Body> {
  readonly safeParse: (value: unknown) => { readonly data?: Body | undefined };
}

/**
 * What a request asks for, as the contract knows it.
 *
 * @returns undefined where the request is of another operation, or was made under an earlier contract
 */
export const bodyOf = <Body>(
  { operation, body }: Pick<Approval, 'operation' | 'body'>,
  id: string,
  schema: BodySchema<Body>,
): Body | undefined => (operation === id ? schema.safeParse(body).data : undefined);
