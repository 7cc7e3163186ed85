import {
  ChengcangError,
  type Client,
  CreateOrder,
  type OrderInput,
  PayOrder,
  QuoteOrder,
} from '@chengcang/client';

/** What keeps an order from being placed: a receiver that cannot be shipped to as written, whose `row` counts from 0, or the order as a whole. */
export type Obstacle = { row: number | null; msg: string };

/** What an order would cost, in fen, and what has to be mended first, short stock included. Nothing is ordered. */
export async function priceParcels(
  client: Client,
  input: OrderInput,
): Promise<{ fee: number; wrong: Obstacle[] }> {
  const { quoteOrder } = await client.request(QuoteOrder, { input });
  const { rows, problems, totalFee } = quoteOrder;
  const wrong = rows.flatMap(({ row, problems: ofRow }) => ofRow.map((problem) => ({ ...problem, row })));
  const ofAll = problems.map((problem) => ({ ...problem, row: null }));
  return {
    fee: totalFee,
    wrong: [...ofAll, ...wrong].filter(({ blocking }) => blocking).map(({ row, msg }) => ({ row, msg })),
  };
}

/** What came of an order: paid, or refused for its receivers. */
export type Ordered = { orderId: number; orderNo: string; paidFee: number } | { wrong: Obstacle[] };

/**
 * Orders a parcel for each receiver, and pays. `reference` is the number of this order in the own system, written down before this is called: whoever calls again with the same one and the same input, after a crash or a
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
    const payment = { id: order.orderId, clientNo: `payment-${reference}` };
    const { confirmOrder: paid } = await client.request(PayOrder, payment);
    return { orderId: order.orderId, orderNo: order.orderNo, paidFee: paid.paidFee ?? 0 };
  } catch (error) {
    // Other refusals, such as BALANCE_SHORT, are for people: their message says what to do.
    if (error instanceof ChengcangError && error.rows.length > 0)
      return { wrong: error.rows.map(({ row, msg }) => ({ row, msg })) };
    throw error;
  }
}
