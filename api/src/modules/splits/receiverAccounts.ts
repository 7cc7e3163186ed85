/** merchant: a merchant of WeChat Pay, by its number; person: somebody by their openid towards our application. */
export const receiverKinds = ['merchant', 'person'] as const;
export type ReceiverKind = (typeof receiverKinds)[number];

const ACCOUNTS: Record<ReceiverKind, RegExp> = { merchant: /^\d{8,10}$/, person: /^o[\w-]{27}$/ };

/** The invalid field, if any. */
export function receiverProblem({
  kind,
  account,
  name,
}: {
  kind: ReceiverKind;
  account: string;
  name: string;
}): 'account' | 'name' | null {
  if (!ACCOUNTS[kind].test(account)) return 'account';
  return name === '' ? 'name' : null;
}
