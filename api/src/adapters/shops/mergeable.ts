import type { RemoteOrder } from './shopPlatform.ts';

/** Whether an order may still go out together with another: it waits to be shipped and nobody wants money back. */
export function isMergeable({ status, refundStatus, receiver }: RemoteOrder): boolean {
  return status === 2 && refundStatus === 0 && receiver.encryptedId !== null;
}

/** Orders of one encrypted receiver together; those that may not be merged alone. In the order they were given. */
export function groupsByReceiver(orders: RemoteOrder[]): string[][] {
  const groups = Map.groupBy(orders, (order) =>
    isMergeable(order) ? `= ${order.receiver.encryptedId}` : `! ${order.remoteOrderNo}`,
  );
  return [...groups.values()].map((group) => group.map(({ remoteOrderNo }) => remoteOrderNo));
}

/** The groups with those made one that the platform found to have one receiver, as told by an order of each. */
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
