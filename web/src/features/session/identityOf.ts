import type { AccountFieldsFragment } from '../../graphql/generated/graphql.ts';
import type { Identity } from './session.setup.ts';

/** The part of an account that is kept over page loads. */
export function identityOf({ uuid, authorityId, kind, member }: AccountFieldsFragment): Identity {
  return {
    ...{ uuid, authorityId, kind: kind === 'BUYER' ? 'buyer' : 'seller' },
    scopes: member?.scopes ?? null,
  };
}
