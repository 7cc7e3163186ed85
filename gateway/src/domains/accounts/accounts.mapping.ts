import type { ValueOf } from '../../rest/enums.ts';
import type { AccountDto, LoginPayloadDto, SignUpPayloadDto } from './accounts.dto.ts';

export const accountKind = { BUYER: 1, SELLER: 2 } as const;
export type AccountKind = ValueOf<typeof accountKind>;

export const codeScene = {
  REGISTER: 1,
  FIND_PASSWORD: 2,
  LOGIN: 3,
  CHANGE_PASSWORD: 4,
  CASH_OUT: 5,
  CLOSE_ACCOUNT: 6,
  PERSONAL_DATA: 7,
  TOKEN: 8,
  MEMBER: 9,
  JOIN: 10,
} as const;
export type CodeScene = ValueOf<typeof codeScene>;

export const realStatus = { NONE: 0, CHECKING: 1, VERIFIED: 2, FAILED: 3 } as const;
export type RealStatus = ValueOf<typeof realStatus>;

const SELLER_AUTHORITY = 11001;

/** The graph type of an account. */
export function accountTypeOf({ authorityId }: Pick<AccountDto, 'authorityId'>): 'Buyer' | 'Seller' {
  return authorityId === SELLER_AUTHORITY ? 'Seller' : 'Buyer';
}

/**
 * The session opened by a registration. The contract does not require one, so another service may answer without it.
 */
export function sessionOf(dto: SignUpPayloadDto): LoginPayloadDto | null {
  return dto.token ? dto : null;
}

/** The account kind of the login. */
export function accountOf({ user, seller }: LoginPayloadDto): AccountDto {
  const account = user ?? seller;
  if (!account) throw new Error('a login without an account');
  return account;
}
