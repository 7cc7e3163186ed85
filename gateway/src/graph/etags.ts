/**
 * Tags of responses of the graph are those of the REST answers that they are made of, behind the document's: the same
 * answers may be asked for by documents that name them otherwise.
 */
const DOCUMENT_LENGTH = 16;
const MAX_LENGTH = 2_000;
const MAX_GIVEN = 3 * MAX_LENGTH;
// Compared as weak ones are, with or without their mark.
const GRAPH = /^(?:W\/)?"([0-9a-f]{16})~([\w.~/-]+)"$/;
const REST = /^(W\/)?"([\w.-]+)"$/;
const WEAK = 'W/';

/** The tag of a response; undefined where REST has not tagged all that it is made of. */
export function graphTag(queryHash: string, tags: readonly string[] | undefined): string | undefined {
  if (!tags) return undefined;
  const parts = tags.map((tag) => REST.exec(tag)?.slice(1));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const text = parts.map(([weak = '', value]) => `${weak}${value}`).join('~');
  return text.length <= MAX_LENGTH ? `W/"${queryHash.slice(0, DOCUMENT_LENGTH)}~${text}"` : undefined;
}

/**
 * The tags of REST in those of a client's copies; none where it has none of this document, undefined where it keeps no
 * copies.
 */
export function restTags(given: string | undefined, queryHash: string): string[] | undefined {
  if (given === undefined) return undefined;
  if (given.length > MAX_GIVEN) return [];
  const document = queryHash.slice(0, DOCUMENT_LENGTH);
  const copies = given.split(',').map((one) => GRAPH.exec(one.trim()));
  const [, , text = ''] = copies.find((copy) => copy?.[1] === document) ?? [];
  if (!text) return [];
  return text.split('~').map((part) => (part.startsWith(WEAK) ? `${WEAK}"${part.slice(2)}"` : `"${part}"`));
}
