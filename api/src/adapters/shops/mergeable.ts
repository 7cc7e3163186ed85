import type { RemoteOrder } from './shopPlatform.ts';

/** Whether an order may be merged: it waits for shipping and has no refund. */
export function isMergeable({ status, refundStatus, receiver }: RemoteOrder): boolean {
  return status === 2 && refundStatus === 0 && receiver.encryptedId !== null;
}

/** Groups orders by encrypted receiver, in the given order; unmergeable orders form groups of their own. */
export function groupsByReceiver(orders: RemoteOrder[]): string[][] {
  const groups = Map.groupBy(orders, (order) =>
    isMergeable(order) ? `= ${order.receiver.encryptedId}` : `! ${order.remoteOrderNo}`,
  );
  return [...groups.values()].map((group) => group.map(({ remoteOrderNo }) => remoteOrderNo));
}

/** Joins the groups that the platform reports as one receiver, given an order of each. */
export function joinGroups(groups: string[][], found: string[][]): string[][] {
  return found.reduce((sofar, together) => {
    const isMet = (group: string[]) => group.some((orderNo) => together.includes(orderNo));
    const met = sofar.filter(isMet).flat();
    const first = sofar.findIndex(isMet);
    return sofar.flatMap((group, index) => {
      if (index === first) return [met];
      return isMet(group) ? [] : [group];
    });
  }, groups);
}
