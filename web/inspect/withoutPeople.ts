/** What the inspector's window, which is another site's, is not told: secrets, and who somebody is. */
const HIDDEN = new Set([
  ...['token', 'password', 'repassword', 'oldPassword', 'phoneCode', 'captcha'],
  ...['phone', 'idCard', 'realName', 'name', 'account', 'address', 'detail', 'text'],
  ...['receiverName', 'receiverPhone', 'rows', 'unreadText', 'senderForm', 'draft'],
]);

/** The same, with dots in place of what is hidden, however deep it lies. */
export function withoutPeople<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutPeople) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, HIDDEN.has(key) ? '…' : withoutPeople(inner)]),
  ) as T;
}
