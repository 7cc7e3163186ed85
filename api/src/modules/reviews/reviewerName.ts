const LETTER = /^\p{L}/u;

/** The name under which others read a review: its first letter, so that no phone and no shop can be in it. */
export function reviewerName(nickName: string): string {
  const first = LETTER.exec(nickName)?.[0] ?? '匿';
  return `${first}***`;
}
