/** A short name for a text; two texts with one fingerprint are as good as impossible, unless somebody makes them. */
export function fingerprintOf(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (const unit of text) {
    const code = unit.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
