import type { BillBook } from './billBook.ts';
import type { NoticeBook } from './noticeBook.ts';
import type { PaymentBook } from './paymentBook.ts';
import type { PaymentFaults } from './paymentFaults.ts';
import type { RefundBook } from './refundBook.ts';
import type { SplitBook } from './splitBook.ts';

export type PaymentsWorld = {
  book: PaymentBook;
  refunds: RefundBook;
  splits: SplitBook;
  notices: NoticeBook;
  faults: PaymentFaults;
  bills: BillBook;
  /** The merchant at Alipay. */
  sellerId: string;
};
