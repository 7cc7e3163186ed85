import { describe, expect, it } from 'vitest';
import { compactDocument } from '../../vite/compactDocument.ts';
import { generatedDocuments } from '../../vite/operations.ts';
import { documentOf } from './documentOf.ts';

describe('a document in its shorter form', () => {
  it.each([undefined, 'src/console/graphql/generated'])('is the one that codegen wrote into %s', (folder) => {
    const documents = [...generatedDocuments(folder).values()];
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) expect(documentOf(compactDocument(document))).toEqual(document);
  });

  it('has the id of its operation', () => {
    expect(documentOf([['query', 'Now', {}, ['now']]], 'f00')).toMatchObject({ documentId: 'f00' });
  });
});
