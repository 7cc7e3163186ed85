/**
 * What no text holds that is kept or shown: control characters but tab and line breaks, halves of surrogate pairs,
 * marks that turn the direction of what follows, and code points that are no characters.
 */
const FORBIDDEN = /[[\p{Cc}\p{Cs}\p{NChar}\u{202a}-\u{202e}\u{2066}-\u{2069}]--[\t\n\r]]/v;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, 'gv');
const RUNS = new RegExp(`(?:${FORBIDDEN.source})+`, 'gv');
/** White space of other times: it parts words, and is nothing more. */
const LEGACY_SPACES = /[\v\f\u{85}]/gv;

/** The first character that a text may not hold, as `U+202E`; null where there is none. */
export function findForbiddenCharacter(text: string): string | null {
  const [found] = FORBIDDEN.exec(text) ?? [];
  return found === undefined ? null : nameOf(found);
}

/**
 * The text with a blank for what it may not hold, as what stood apart is not to grow together, and what that was, each
 * once, as `U+202E`.
 */
export function stripForbidden(text: string): { text: string; removed: string[] } {
  const spaced = text.replace(LEGACY_SPACES, ' ');
  const removed = [...new Set(spaced.match(ALL_FORBIDDEN)?.map(nameOf))];
  return { text: spaced.replace(RUNS, ' '), removed };
}

/** One line, as names and addresses are: runs of white space are one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
