import {
  ChengcangError,
  type Client,
  CreateOrder,
  type OrderInput,
  PayOrder,
  QuoteOrder,
} from '@chengcang/client';

/** A receiver that cannot be shipped to as written; `row` counts from 0. */
export type WrongReceiver = { row: number; msg: string };

/** What an order would cost, in fen, and which of its receivers have to be mended first. Nothing is ordered. */
export async function priceParcels(
  client: Client,
  input: OrderInput,
): Promise<{ fee: number; wrong: WrongReceiver[] }> {
  const { quoteOrder } = await client.request(QuoteOrder, { input });
  const wrong = quoteOrder.rows.flatMap(({ row, problems }) =>
    problems.filter(({ blocking }) => blocking).map(({ msg }) => ({ row, msg })),
  );
  return { fee: quoteOrder.totalFee, wrong };
}

/** What came of an order: paid, or refused for its receivers. */
export type Ordered = { orderId: number; orderNo: string; paidFee: number } | { wrong: WrongReceiver[] };

/**
 * Orders a parcel for each receiver, and pays. `reference` is the number of this order in the own system, at least two
 * characters, written down before this is called: whoever calls again with the same one and the same input, after a crash or a
 * lost answer, orders and pays nothing twice.
 * @param most fen that it may cost; dearer it stays unpaid, and ends at its `payExpireAt`
 */
export async function orderParcels(
  client: Client,
  input: OrderInput,
  { reference, most }: { reference: string; most: number },
): Promise<Ordered> {
  try {
    const clientNo = `order-${reference}`;
    const { createOrder: order } = await client.request(CreateOrder, { input, clientNo });
    if (order.totalFee > most) throw new Error(`${order.orderNo} costs ${order.totalFee} fen`);
    const payment = { id: order.orderId, clientNo: `pay-${reference}` };
    const { confirmOrder: paid } = await client.request(PayOrder, payment);
    return { orderId: order.orderId, orderNo: order.orderNo, paidFee: paid.paidFee ?? 0 };
  } catch (error) {
    // Other refusals, such as BALANCE_SHORT, are for people: their message says what to do.
    if (error instanceof ChengcangError && error.rows.length > 0)
      return { wrong: error.rows.map(({ row, msg }) => ({ row, msg })) };
    throw error;
  }
}
