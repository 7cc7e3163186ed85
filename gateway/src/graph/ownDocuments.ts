/**
 * What programs register documents with where texts are refused: sent by the SHA-256 of exactly these texts, which
 * docs/tokenDocuments.md names. A text that is changed gets another id, so these stay.
 */
export const ownDocuments = [
  'mutation RegisterDocuments($input: RegisterDocumentsInput!) { registerDocuments(input: $input) { hash name } }',
  'query TokenDocuments { tokenDocuments { hash name createdAt } }',
  'mutation DeleteDocuments($hashes: [String!]!) { deleteDocuments(hashes: $hashes) { hash name } }',
] as const;
