import { AdjustmentsApi } from './domains/adjustments/adjustments.api.ts';
import { ApprovalsApi } from './domains/approvals/approvals.api.ts';
import { AuditApi } from './domains/audit/audit.api.ts';
import { BooksApi } from './domains/books/books.api.ts';
import { CashOutsApi } from './domains/cashOuts/cashOuts.api.ts';
import { OperatorsApi } from './domains/operators/operators.api.ts';
import { PaymentsApi } from './domains/payments/payments.api.ts';
import { WalletsApi } from './domains/wallets/wallets.api.ts';
export const sources = { adjustments: AdjustmentsApi, approvals: ApprovalsApi, audit: AuditApi, books: BooksApi, cashOuts: CashOutsApi, operators: OperatorsApi, payments: PaymentsApi, wallets: WalletsApi };