import { uuid } from './uuid.ts';

/** Numbers of requests: the same content is sent with the same one until it has arrived. */
export function requestNumbers() {
  let last: { content: string; clientNo: string } | null = null;
  return {
    of(request: object): string {
      const content = JSON.stringify(request);
      if (last?.content !== content) last = { content, clientNo: uuid() };
      return last.clientNo;
    },
    arrived(): void {
      last = null;
    },
  };
}
