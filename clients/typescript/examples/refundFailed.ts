import { type Client, RefundParcels } from '@chengcang/client';

/** Gives up parcels that got no waybill and whose money may go back; answers fen that went back and what was refused. */
export async function refundFailed(
  client: Client,
  reason: string,
): Promise<{ refundFee: number; refused: string[] }> {
  const ids: number[] = [];
  for await (const { parcelId, actions } of client.problems({ kind: 'OUTPUT' }))
    if (parcelId !== null && actions.includes('REFUND')) ids.push(parcelId);
  if (ids.length === 0) return { refundFee: 0, refused: [] };
  // Not repeatable by a key of its own: a parcel that was refunded meanwhile is refused, and no money moves twice.
  const { refundParcels } = await client.request(RefundParcels, { ids: ids.slice(0, 200), reason });
  return { refundFee: refundParcels.refundFee, refused: refundParcels.failed.map(({ msg }) => msg) };
}
