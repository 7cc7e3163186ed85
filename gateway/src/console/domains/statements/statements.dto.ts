import type { Answer } from '../../../rest/contract.ts';

export type PlatformStatementDto = Answer<'/console/statements/platform', 'get'>;
export type PlatformStatementPartDto = PlatformStatementDto['parts'][number];
export type WalletStatementDto = Answer<'/console/statements/account', 'get'>;
export type StatementPartDto = WalletStatementDto['parts'][number];
export type StatementLineDto = StatementPartDto['lines'][number];
