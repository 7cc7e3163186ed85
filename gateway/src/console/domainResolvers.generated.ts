import { resolvers as adjustments } from './domains/adjustments/adjustments.resolvers.ts';
import { resolvers as approvals } from './domains/approvals/approvals.resolvers.ts';
import { resolvers as audit } from './domains/audit/audit.resolvers.ts';
import { resolvers as books } from './domains/books/books.resolvers.ts';
import { resolvers as cashOuts } from './domains/cashOuts/cashOuts.resolvers.ts';
import { resolvers as operators } from './domains/operators/operators.resolvers.ts';
import { resolvers as payments } from './domains/payments/payments.resolvers.ts';
import { resolvers as wallets } from './domains/wallets/wallets.resolvers.ts';
export const domainResolvers = [adjustments, approvals, audit, books, cashOuts, operators, payments, wallets];