/**
 * Where the customer-service link leads; null when it is no web address, and people are shown the QR picture. A
 * `javascript:` address may contain `http` too, so the scheme decides.
 */
export function contactAddress(csUrl: string): string | null {
  if (!csUrl.includes('http') || !URL.canParse(csUrl)) return null;
  const { protocol, href } = new URL(csUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
