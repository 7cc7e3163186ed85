const MAX_KEYWORD_LENGTH = 60;

/** The words that an address searches for; empty for none. */
export function readKeyword(params: URLSearchParams): string {
  return (params.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH);
}
