/** What a demo would have shown or sent to a person, the newest first. */
export type Outbox = {
  captchas: { captchaId: string; answer: string }[];
  messages: { phone: string; code: string }[];
};

/** The outbox of the demo behind this page; null where there is none. */
export async function readOutbox(): Promise<Outbox | null> {
  const response = await fetch('/explorer/outbox').catch(() => null);
  return response?.ok ? ((await response.json()) as Outbox) : null;
}
