import type { Answer } from '../../rest/contract.ts';

export type MoneyLogPageDto = Answer<'/userMoneyLogs/getUserMoneyLogsList', 'post'>;
export type MoneyLogDto = MoneyLogPageDto['list'][number];
export type MoneyPartDto = MoneyLogDto['parts'][number];
export type WalletDayDto = Answer<'/userMoneyLogs/days', 'post'>['list'][number];
export type WalletStatementDto = Answer<'/statements/month', 'get'>;
export type StatementPartDto = WalletStatementDto['parts'][number];
export type StatementLineDto = StatementPartDto['lines'][number];
