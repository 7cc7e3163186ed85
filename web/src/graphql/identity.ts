import type { AccountFieldsFragment } from './generated/graphql.ts';

/** Who is signed in, as far as it outlives a page load. */
export interface Identity {
  uuid: string;
  authorityId: number;
  kind: 'buyer' | 'seller';
  /** What a member may do here, as REST names it, such as `orders:write`; null for the owner, who may do everything. */
  scopes: readonly string[] | null;
}

/** The part of an account that is kept over page loads. */
export function identityOf({ uuid, authorityId, kind, member }: AccountFieldsFragment): Identity {
  return {
    ...{ uuid, authorityId, kind: kind === 'BUYER' ? 'buyer' : 'seller' },
    scopes: member?.scopes ?? null,
  };
}
