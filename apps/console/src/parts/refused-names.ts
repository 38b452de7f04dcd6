import { isApiError } from '@mekong/api-client/errors';

/** What a generated validator says of a body. */
interface Parsed {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined;
}

/** Names of the fields that the contract or the gateway refuses; of nested ones the outermost name. */
export function refusedNames(parsed: Parsed, failure: unknown): ReadonlySet<string> {
  const here = parsed.error?.issues.map(({ path }) => String(path[0])) ?? [];
  const there =
    isApiError(failure) && failure.code === 'VALIDATION_FAILED'
      ? (failure.params.fields ?? []).map(({ name }) => name.split('.')[0] ?? name)
      : [];
  return new Set([...here, ...there]);
}
